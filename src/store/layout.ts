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
}

/** Makes the layout of one element over the choices kept under a prefix. */
export function createLayout(prefix: string, storageFailed: () => unknown): Layout {
  let values: Partial<Record<SettingName, unknown>> = {};
  const facts = (choices: Choices, locked: SettingName[]) => ({
    choices,
    locked,
    settings: settle(values, choices, locked),
    condensed: choices.condensed ?? false,
  });
  const store = createStore<LayoutState>(() => ({
    ...facts(readChoices(prefix), []),
    narrow: false,
    menuOpen: false,
    settingsOpen: false,
  }));
  return Object.assign(store, {
    prefix,
    storageFailed,
    start(next: Partial<Record<SettingName, unknown>>, locked: string | undefined) {
      values = next;
      store.setState(({ choices }) => facts(choices, lockedSettings(locked)));
    },
    apply: (choices: Choices) => store.setState(({ locked }) => facts(choices, locked)),
  });
}
