import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Choices,
  lockedSettings,
  readChoices,
  type SettingName,
  type Settings,
  settle,
} from './settings';

/** Facts of the shell's look; `settings` is what is in force, `narrow` whether it is a phone. */
export interface LayoutState {
  settings: Settings;
  /** The theme that is seen: of `host` the last one until the page's is known, `host` before any was. */
  shownTheme: Settings['theme'];
  locked: SettingName[];
  choices: Choices;
  condensed: boolean;
  narrow: boolean;
  /** The menu overlay of a narrow shell. */
  menuOpen: boolean;
  settingsOpen: boolean;
}

/** What every element has of a layout; what a person does with the shell's is in shellLayout.ts. */
export interface Layout extends StoreApi<LayoutState> {
  prefix: string;
  /** Told when a choice could not be stored: it then lasts as long as the page. */
  storageFailed(): unknown;
  /** The integrator's starting values and locks, as attributes give them. */
  start(values: Partial<Record<SettingName, unknown>>, locked: string | undefined): void;
  /** Puts choices in force, without keeping them. */
  apply(choices: Choices): void;
  /** What the page around shows: seen as long as the theme follows it. */
  hostShows(theme: Settings['theme']): void;
}

/** Makes the layout of one element over the choices kept under a prefix. */
export function createLayout(prefix: string, storageFailed: () => unknown): Layout {
  let values: Partial<Record<SettingName, unknown>> = {};
  const facts = (choices: Choices, locked: SettingName[], shown: Settings['theme']) => {
    const settings = settle(values, choices, locked);
    const shownTheme = settings.theme === 'host' ? shown : settings.theme;
    return { choices, locked, settings, shownTheme, condensed: choices.condensed ?? false };
  };
  const store = createStore<LayoutState>(() => ({
    ...facts(readChoices(prefix), [], 'host'),
    // Nothing is seen yet, and the integrator's start is still to come.
    shownTheme: 'host',
    narrow: false,
    menuOpen: false,
    settingsOpen: false,
  }));
  return Object.assign(store, {
    prefix,
    storageFailed,
    start(next: Partial<Record<SettingName, unknown>>, locked: string | undefined) {
      values = next;
      store.setState(({ choices, shownTheme }) =>
        facts(choices, lockedSettings(locked), shownTheme),
      );
    },
    apply: (choices: Choices) =>
      store.setState(({ locked, shownTheme }) => facts(choices, locked, shownTheme)),
    hostShows(theme: Settings['theme']) {
      // It may be told once more after another theme was chosen.
      if (store.getState().settings.theme === 'host') store.setState({ shownTheme: theme });
    },
  });
}
