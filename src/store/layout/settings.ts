import { SETTINGS, SETTINGS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

export type SettingName = keyof typeof SETTINGS;
/** One value for each setting. */
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name][number] };
/** What a person chose in this browser; `condensed` is the menu toggle (decision 19). */
export type Choices = Partial<Settings> & { condensed?: boolean };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Whether a value is one the setting accepts. */
export function isSetting<Name extends SettingName>(
  name: Name,
  value: unknown,
): value is Settings[Name] {
  return (SETTINGS[name] as readonly unknown[]).includes(value);
}

/** Whether every setting is the default (§9), which the first paint can draw alone. */
export function isPlain(settings: Settings): boolean {
  return SETTING_NAMES.every((name) => settings[name] === SETTINGS[name][0]);
}

/** The person's stored choices; what is not accepted is dropped. */
export function readChoices(prefix: string): Choices {
  const stored = readJson('local', prefix + SETTINGS_KEY) as Record<string, unknown> | undefined;
  const choices: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    if (isSetting(name, stored?.[name])) choices[name] = stored?.[name];
  }
  if (typeof stored?.condensed === 'boolean') choices.condensed = stored.condensed;
  return choices as Choices;
}

/** Keeps the choices; false where storage does not hold. */
export function writeChoices(prefix: string, choices: Choices): boolean {
  return openStorage('local').set(prefix + SETTINGS_KEY, JSON.stringify(choices));
}

/** The names in `locked-settings`; `all` locks each. */
export function lockedSettings(attribute: string | undefined): SettingName[] {
  const words = (attribute ?? '').split(/[\s,]+/);
  return words.includes('all')
    ? SETTING_NAMES
    : SETTING_NAMES.filter((name) => words.includes(name));
}

/**
 * Settings in force (decision 5): a locked one has the integrator's value, else the person's choice
 * wins over the integrator's start, which wins over the default.
 */
export function settle(
  start: Partial<Record<SettingName, unknown>>,
  choices: Choices,
  locked: SettingName[],
): Settings {
  const settled: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const own = isSetting(name, start[name]) ? start[name] : SETTINGS[name][0];
    settled[name] = (locked.includes(name) ? undefined : choices[name]) ?? own;
  }
  return settled as Settings;
}
