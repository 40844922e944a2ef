import { languageInfo } from '../../../store/language/languages';
import { useLanguage, useTexts } from '../../element/elementContext';
import { useKeptFocus } from '../../element/useKeptFocus';
import { Flag } from './Flag';
import { PopupButton } from './PopupButton';
import { useShellLanguages } from './useShellLanguages';

const load = () => import('./popups/LanguageMenu');

/** The language picker. */
export function LanguageButton() {
  const i18n = useTexts();
  const language = useLanguage();
  const hasChoice = useShellLanguages().length > 0;
  useKeptFocus(hasChoice, { onMount: false });
  return hasChoice ? (
    <PopupButton
      label={i18n._('language')}
      tip={languageInfo(language).text}
      kind="menu"
      icon={<Flag language={language} />}
      load={load}
    />
  ) : null;
}
