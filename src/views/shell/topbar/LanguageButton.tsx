import { languageInfo } from '../../../store/language/languages';
import { useLanguage, useTexts } from '../../element/elementContext';
import { Flag } from './Flag';
import { PopupButton } from './PopupButton';
import { useShellLanguages } from './useShellLanguages';

const load = () => import('./popups/LanguageMenu');

/** The language picker. */
export function LanguageButton() {
  const i18n = useTexts();
  const language = useLanguage();
  return useShellLanguages().length ? (
    <PopupButton
      label={i18n._('language')}
      tip={languageInfo(language).text}
      kind="menu"
      icon={<Flag language={language} />}
      load={load}
    />
  ) : null;
}
