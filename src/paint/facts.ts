import frameTexts from 'virtual:frame-texts';
import { STORAGE_PREFIX } from '../constants';
import type { Translate } from '../locales/i18n';
import { openStorage, type StorageKind } from '../store/browser/storage';
import { chooseLanguage, type Language } from '../store/languageChoice';
import {
  lockedSettings,
  readChoices,
  SETTING_NAMES,
  type Settings,
  settle,
} from '../store/settings';
import { type PublicUser, readUserRecord, withoutSecrets } from '../store/userRecord';

/** What the first paint knows of an element: attributes, storage, cookie. */
export interface Facts {
  attribute(name: string): string | undefined;
  prefix: string;
  user: PublicUser | undefined;
  language: Language;
  texts: Record<string, string>;
  i18n: Translate;
  settings: Settings;
  condensed: boolean;
}

/** Reads the same facts from the same places as the stores will. */
export function readFacts(host: HTMLElement): Facts {
  const attribute = (name: string) => host.getAttribute(name) ?? undefined;
  const prefix = attribute('storage-prefix') ?? STORAGE_PREFIX;
  const record = readUserRecord(openStorage(storageKind(attribute('storage'))), prefix);
  const language = chooseLanguage(attribute('language'));
  const texts = { ...frameTexts.en, ...frameTexts[language] };
  const choices = readChoices(prefix);
  const start = Object.fromEntries(SETTING_NAMES.map((name) => [name, attribute(name)]));
  return {
    attribute,
    prefix,
    user: record && withoutSecrets(record),
    language,
    texts,
    i18n: { _: (id, values) => fill(texts[id] ?? id, values) },
    settings: settle(start, choices, lockedSettings(attribute('locked-settings'))),
    condensed: choices.condensed ?? false,
  };
}

function storageKind(value: string | undefined): StorageKind {
  return value === 'session' || value === 'memory' ? value : 'local';
}

function fill(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
