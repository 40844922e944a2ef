import { storagePrefixOf } from '../constants';
import texts from '../locales/en/firstPaint.json';
import type { StorageKind } from '../store/browser/storage';
import { camelCase } from '../store/element/camelCase';
import { readPaintTexts } from '../store/language/firstPaintTexts';
import { chooseLanguage, isAllowedByAttributes, type Language } from '../store/language/languages';
import {
  lockedSettings,
  readChoices,
  resolveSettings,
  SETTING_NAMES,
  type Settings,
} from '../store/layout/settings';
import { type Notice, readNotice } from '../store/session/notice';
import { readUserRecord, type UserRecord } from '../store/session/user/userRecord';

/** What the first paint depends on: attributes, storage, cookie. */
export interface PaintInput {
  attribute(name: string): string | undefined;
  /** The attributes that were read. */
  attributes: Record<string, string | undefined>;
  user: UserRecord | undefined;
  /** Notice above the sign-in form: why the session has ended. */
  notice: Notice | undefined;
  language: Language;
  texts: Record<string, string>;
  settings: Settings;
  condensed: boolean;
  /** Value of the property `areas`, if it is set before the element is defined. */
  areas: unknown;
}

/** Reads the input of the first paint from the sources that the stores will read. */
export function readPaintInput(host: HTMLElement): PaintInput {
  const attributes: PaintInput['attributes'] = {};
  const attribute = (name: string) => {
    // A property set before the element is defined wins, as on upgrade.
    const property = camelCase(name);
    const value = Object.hasOwn(host, property) ? Reflect.get(host, property) : undefined;
    attributes[name] = value === false ? undefined : (value ?? host.getAttribute(name))?.toString();
    return attributes[name];
  };
  const prefix = storagePrefixOf(attribute('storage-prefix'));
  const storage = attribute('storage');
  const kind: StorageKind = storage === 'session' || storage === 'memory' ? storage : 'local';
  const languageOptions = {
    language: attribute('language'),
    languages: attribute('languages'),
    assetsBase: attribute('assets-base'),
  };
  const language = chooseLanguage(languageOptions.language, (candidate) =>
    isAllowedByAttributes(candidate, languageOptions),
  );
  const choices = readChoices(prefix);
  const start = Object.fromEntries(SETTING_NAMES.map((name) => [name, attribute(name)]));
  return {
    attribute,
    attributes,
    user: readUserRecord(kind, prefix, attribute('api-base')),
    notice: readNotice(prefix),
    language,
    texts: { ...texts, ...readPaintTexts(prefix, language) },
    settings: resolveSettings(start, choices, lockedSettings(attribute('locked-settings'))),
    condensed: choices.condensed ?? false,
    areas: Object.hasOwn(host, 'areas') ? Reflect.get(host, 'areas') : undefined,
  };
}
