import type { Translate } from '../../locales/i18n';
import { type Language, languageInfo } from '../../store/language/languages';

interface Props {
  i18n: Translate;
  language: Language;
  offered: readonly Language[];
  onChoose?(language: string): void;
}

/** The language select of the sign-in card. Each language is shown by its own name. */
export function LanguageSelect({ i18n, language, offered, onChoose }: Props) {
  return (
    <select
      className="language"
      aria-label={i18n._('language')}
      value={language}
      onChange={(event) => onChoose?.(event.currentTarget.value)}
    >
      {offered.map((option) => (
        <option key={option} value={option}>
          {languageInfo(option).text}
        </option>
      ))}
    </select>
  );
}
