import { DEFAULT_LOCALE, LANGUAGE_COOKIE } from '../../constants';
import { readCookie } from '../browser/cookies';
import { splitWords } from '../element/splitWords';

/** A language with built-in texts, by its name in the `lang` cookie. */
export type BuiltInLanguage = 'en' | 'cn' | 'es' | 'de' | 'it' | 'ru';

/** A built-in language, or the language tag of one that the integrator has translated. */
export type Language = BuiltInLanguage | (string & {});

/** Name, locale and direction of a language. */
export interface LanguageInfo {
  /** Name of the language in that language. */
  text: string;
  /** For the `lang` attribute and Intl. */
  locale: string;
  /** For the `dir` attribute: set for languages written from right to left. */
  dir?: 'rtl' | undefined;
}

/** The built-in languages. */
export const LANGUAGES: Record<BuiltInLanguage, LanguageInfo> = {
  en: { text: 'English', locale: DEFAULT_LOCALE },
  cn: { text: '中文', locale: 'zh-CN' },
  es: { text: 'Español', locale: 'es' },
  de: { text: 'Deutsch', locale: 'de' },
  it: { text: 'Italiano', locale: 'it' },
  ru: { text: 'Русский', locale: 'ru' },
};

/** Returns whether a language has built-in texts. */
export function isBuiltIn(value: unknown): value is BuiltInLanguage {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** Returns whether a value is a built-in language or a language tag such as `fr` or `pt-BR`. */
export function isLanguage(value: unknown): value is Language {
  const tag = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;
  return isBuiltIn(value) || (typeof value === 'string' && tag.test(value));
}

/** Returns name, locale and direction of a language; those of a tag come from Intl. */
export function languageInfo(language: Language): LanguageInfo {
  if (isBuiltIn(language)) return LANGUAGES[language];
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) as string;
  return {
    text: name.charAt(0).toUpperCase() + name.slice(1),
    locale: language,
    // Not every browser knows the direction of a locale.
    dir: /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(language) ? 'rtl' : undefined,
  };
}

/** Options that allow an element languages without built-in texts. */
export interface LanguageOptions {
  /** The `language` attribute. */
  language?: string | undefined;
  /** The `languages` attribute. */
  languages?: string | undefined;
  /** Folder of the integrator's catalogs. */
  assetsBase?: string | undefined;
}

/**
 * Returns whether an element can use a language: a built-in one, or one that its attributes name and
 * whose catalog it can fetch.
 */
export function isAllowedByAttributes(value: unknown, options: LanguageOptions): value is Language {
  if (isBuiltIn(value)) return true;
  if (!options.assetsBase || !isLanguage(value)) return false;
  return value === options.language || splitWords(options.languages).includes(value);
}

/** Returns whether the browser is set to Chinese. */
export const prefersChinese = () => /^zh\b/i.test(navigator.language ?? '');

/**
 * Returns the language to use: the attribute, else the cookie, else Chinese in a
 * Chinese browser, else English. `accepted` checks attribute and cookie.
 */
export function chooseLanguage(
  forced?: string | null,
  accepted: (language: unknown) => boolean = isBuiltIn,
): Language {
  const wanted = [forced, readCookie(LANGUAGE_COOKIE)].find(accepted);
  return wanted ?? (prefersChinese() ? 'cn' : 'en');
}
