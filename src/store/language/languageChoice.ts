import { DEFAULT_LOCALE, LANGUAGE_COOKIE } from '../../constants';
import { readCookie } from '../browser/cookies';

/** A language with built-in texts, by its name in the `lang` cookie. */
export type Language = 'en' | 'cn' | 'es' | 'de' | 'it' | 'ru';

interface LanguageFacts {
  /** Name of the language in itself. */
  text: string;
  /** For the `lang` attribute and Intl. */
  locale: string;
}

/** The built-in languages. */
export const LANGUAGES: Record<Language, LanguageFacts> = {
  en: { text: 'English', locale: DEFAULT_LOCALE },
  cn: { text: '中文', locale: 'zh-CN' },
  es: { text: 'Español', locale: 'es' },
  de: { text: 'Deutsch', locale: 'de' },
  it: { text: 'Italiano', locale: 'it' },
  ru: { text: 'Русский', locale: 'ru' },
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/**
 * Returns the language to use (§4, decision 1): the attribute, else the cookie, else Chinese in a
 * Chinese browser, else English.
 */
export function chooseLanguage(forced?: string | null): Language {
  if (isLanguage(forced)) return forced;
  const cookie = readCookie(LANGUAGE_COOKIE);
  if (isLanguage(cookie)) return cookie;
  return /^zh\b/i.test(navigator.language ?? '') ? 'cn' : 'en';
}
