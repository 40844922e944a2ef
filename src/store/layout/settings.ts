import { SETTINGS, SETTINGS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import { splitWords } from '../element/splitWords';

/** Name of a setting. */
export type SettingName = keyof typeof SETTINGS;
/** A value for each setting. */
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name][number] };
/** Choices of the user in this browser. */
export type Choices = Partial<Settings> & {
  /** The menu is condensed to icons. */
  condensed?: boolean;
  /** `false` turns off the shortcuts of a single key, which speech input and slips of the hand press. */
  singleKeys?: boolean;
};

const TOGGLES = ['condensed', 'singleKeys'];

/** Names of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Returns whether a setting accepts a value. */
export function isSetting<Name extends SettingName>(
  name: Name,
  value: unknown,
): value is Settings[Name] {
  return (SETTINGS[name] as readonly unknown[]).includes(value);
}

/**
 * Returns whether every setting has its default, which the first paint can render by itself.
 */
export function areDefaults(settings: Settings): boolean {
  return SETTING_NAMES.every((name) => settings[name] === SETTINGS[name][0]);
}

/** Returns the stored choices; invalid values are dropped. */
export function readChoices(prefix: string): Choices {
  const stored = readJson('local', prefix + SETTINGS_KEY) as Record<string, unknown> | undefined;
  const choices: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    if (isSetting(name, stored?.[name])) choices[name] = stored?.[name];
  }
  for (const name of TOGGLES) {
    if (typeof stored?.[name] === 'boolean') choices[name] = stored[name];
  }
  return choices as Choices;
}

/** Stores the choices. Returns false if storage fails. */
export function writeChoices(prefix: string, choices: Choices): boolean {
  return openStorage('local').set(prefix + SETTINGS_KEY, JSON.stringify(choices));
}

/** Returns the settings named in `locked-settings`; `all` locks every one. */
export function lockedSettings(attribute: string | undefined): SettingName[] {
  const words = splitWords(attribute);
  return words.includes('all')
    ? SETTING_NAMES
    : SETTING_NAMES.filter((name) => words.includes(name));
}

/** Returns whether the host page has locked every setting, so that there is nothing to choose. */
export const areAllLocked = (locked: readonly SettingName[]) =>
  locked.length === SETTING_NAMES.length;

/**
 * Returns the settings in force: a locked setting has the value of the host page, else the
 * user's choice wins over the starting value, which wins over the default.
 */
export function resolveSettings(
  start: Partial<Record<SettingName, unknown>>,
  choices: Choices,
  locked: SettingName[],
): Settings {
  const settings: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const initial = isSetting(name, start[name]) ? start[name] : SETTINGS[name][0];
    settings[name] = (locked.includes(name) ? undefined : choices[name]) ?? initial;
  }
  return settings as Settings;
}
