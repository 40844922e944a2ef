import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Choices,
  lockedSettings,
  readChoices,
  resolveSettings,
  type SettingName,
  type Settings,
} from './settings';

/** State of the layout: `settings` are in force, `narrow` is true on a phone. */
export interface LayoutState {
  settings: Settings;
  /** The visible theme. While the theme is `host`: that of the page, once known. */
  shownTheme: Settings['theme'];
  locked: SettingName[];
  /** Settings that the user has chosen. */
  choices: Choices;
  /** The menu is condensed to icons. */
  condensed: boolean;
  narrow: boolean;
  /** The menu overlay of a narrow shell. */
  menuOpen: boolean;
  settingsOpen: boolean;
  /** The list of keyboard shortcuts. */
  shortcutsOpen: boolean;
}

/** Layout of an element. User actions of the shell are in shellLayout.ts. */
export interface Layout extends StoreApi<LayoutState> {
  prefix: string;
  /** Called when a choice could not be stored; it then lasts until a reload. */
  onStorageFailed(): unknown;
  /** Sets values and locks from the attributes; called again when they change. */
  setAttributes(values: Partial<Record<SettingName, unknown>>, locked: string | undefined): void;
  /** Applies choices without storing them. */
  apply(choices: Choices): void;
  /** Sets the theme of the host page, visible while the theme follows it. */
  setHostTheme(theme: Settings['theme']): void;
}

/** Creates the layout of an element from the choices stored under a prefix. */
export function createLayout(prefix: string, onStorageFailed: () => unknown): Layout {
  let values: Partial<Record<SettingName, unknown>> = {};
  const deriveState = (choices: Choices, locked: SettingName[], hostTheme: Settings['theme']) => {
    const settings = resolveSettings(values, choices, locked);
    const shownTheme = settings.theme === 'host' ? hostTheme : settings.theme;
    return { choices, locked, settings, shownTheme, condensed: choices.condensed ?? false };
  };
  const store = createStore<LayoutState>(() => ({
    ...deriveState(readChoices(prefix), [], 'host'),
    // Unknown until the values of the attributes are set.
    shownTheme: 'host',
    narrow: false,
    menuOpen: false,
    settingsOpen: false,
    shortcutsOpen: false,
  }));
  return Object.assign(store, {
    prefix,
    onStorageFailed,
    setAttributes(next: Partial<Record<SettingName, unknown>>, locked: string | undefined) {
      values = next;
      store.setState(({ choices, shownTheme }) =>
        deriveState(choices, lockedSettings(locked), shownTheme),
      );
    },
    apply: (choices: Choices) =>
      store.setState(({ locked, shownTheme }) => deriveState(choices, locked, shownTheme)),
    setHostTheme(theme: Settings['theme']) {
      // A late call after another theme was chosen changes nothing.
      if (store.getState().settings.theme === 'host') store.setState({ shownTheme: theme });
    },
  });
}
