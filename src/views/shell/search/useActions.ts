import english from '../../../locales/en/shortcuts.json';
import { addEnglish } from '../../../locales/english';
import { type Language, languageInfo } from '../../../store/language/languages';
import { areAllLocked } from '../../../store/layout/settings';
import { choose, showSettings, showShortcuts } from '../../../store/layout/shellLayout';
import { useLanguage, useLayout, useStores, useTexts } from '../../element/elementContext';
import { useFullScreen } from '../topbar/useFullScreen';
import { useShellLanguages } from '../topbar/useShellLanguages';
import { usePinAction } from './usePinnedPages';

addEnglish(english);

/** An action of the shell in the search palette. */
export interface Action {
  id: string;
  label: string;
  icon: string;
  run(): void;
}

/** Returns the actions of the shell: pins, theme, languages, settings, full screen and logout. Locked ones are left out. */
export function useActions(): Action[] {
  const i18n = useTexts();
  const { layout, pageLanguage, signOut } = useStores();
  const language = useLanguage();
  const offered = useShellLanguages();
  const locked = useLayout((state) => state.locked);
  const theme = useLayout((state) => state.settings.theme);
  const fullScreen = useFullScreen();
  const pin = usePinAction();

  const themes = locked.includes('theme')
    ? []
    : (['light', 'dark', 'host'] as const)
        .filter((one) => one !== theme)
        .map((one) => ({
          id: `theme-${one}`,
          label: i18n._(`themeAction.${one}`),
          icon: one === 'dark' ? 'moon' : 'sun',
          run: () => choose(layout, { theme: one }),
        }));
  const languages = offered
    .filter((one) => one !== language)
    .map((one: Language) => ({
      id: `language-${one}`,
      label: i18n._('search.language', { name: languageInfo(one).text }),
      icon: 'languages',
      run: () => pageLanguage.choose(one),
    }));
  const settings = {
    id: 'settings',
    label: i18n._('shell.settings'),
    icon: 'settings-2',
    run: () => showSettings(layout, true),
  };
  const screen = {
    id: 'full-screen',
    label: i18n._('fullScreen'),
    icon: 'maximize',
    run: fullScreen.toggle,
  };
  const shortcuts = {
    id: 'shortcuts',
    label: i18n._('shortcuts'),
    icon: 'keyboard',
    run: () => showShortcuts(layout, true),
  };
  const logout = {
    id: 'logout',
    label: i18n._('user.logout'),
    icon: 'log-out',
    run: () => void signOut(),
  };
  return [
    ...pin,
    ...themes,
    ...languages,
    ...(areAllLocked(locked) ? [] : [settings]),
    ...(fullScreen.possible ? [screen] : []),
    shortcuts,
    logout,
  ];
}
