import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Choices,
  lockedSettings,
  readChoices,
  type SettingName,
  type Settings,
  settle,
  writeChoices,
} from './settings';

/** Facts of the shell's look; `settings` is what is in force, `narrow` whether it is a phone. */
export interface LayoutState {
  settings: Settings;
  locked: SettingName[];
  choices: Choices;
  condensed: boolean;
  narrow: boolean;
  /** The menu overlay of a narrow shell. */
  menuOpen: boolean;
  settingsOpen: boolean;
}

export interface Layout extends StoreApi<LayoutState> {
  /** The integrator's starting values and locks, as attributes give them. */
  start(values: Partial<Record<SettingName, unknown>>, locked: string | undefined): void;
  /** A person's choice: applies at once and is kept. */
  choose(choice: Choices): void;
  /** Forgets every choice. */
  reset(): void;
  /** The menu button: condenses a wide shell, opens the overlay of a narrow one. */
  toggleMenu(): void;
  setNarrow(narrow: boolean): void;
}

/** Makes the layout of one element over the choices kept under a prefix. */
export function createLayout(prefix: string, storageFailed: () => unknown): Layout {
  let values: Partial<Record<SettingName, unknown>> = {};
  const choices = readChoices(prefix);
  const store = createStore<LayoutState>(() => ({
    settings: settle(values, choices, []),
    locked: [],
    choices,
    condensed: choices.condensed ?? false,
    narrow: false,
    menuOpen: false,
    settingsOpen: false,
  }));

  function apply(next: Choices, locked = store.getState().locked) {
    store.setState({
      choices: next,
      locked,
      settings: settle(values, next, locked),
      condensed: next.condensed ?? false,
    });
  }

  function keep(next: Choices) {
    apply(next);
    if (!writeChoices(prefix, next)) storageFailed();
  }

  return Object.assign(store, {
    start(next: Partial<Record<SettingName, unknown>>, locked: string | undefined) {
      values = next;
      apply(store.getState().choices, lockedSettings(locked));
    },
    choose: (choice: Choices) => keep({ ...store.getState().choices, ...choice }),
    reset: () => keep({}),
    toggleMenu() {
      const { narrow, menuOpen, condensed, choices: now } = store.getState();
      if (!narrow) return keep({ ...now, condensed: !condensed });
      // §4: the mobile toggle drops the collapsed state.
      if (condensed) keep({ ...now, condensed: false });
      store.setState({ menuOpen: !menuOpen });
    },
    setNarrow(narrow: boolean) {
      if (narrow !== store.getState().narrow) store.setState({ narrow, menuOpen: false });
    },
  });
}
