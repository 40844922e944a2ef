import { DEFAULT_LOCALE, LANGUAGE_COOKIE } from '../../constants';
import { readCookie } from '../browser/cookies';

/** A language whose texts we ship, as the `lang` cookie names it. */
export type Language = 'en' | 'cn' | 'es' | 'de' | 'it' | 'ru';

interface LanguageFacts {
  /** Its own name. */
  text: string;
  /** For the `lang` attribute and Intl. */
  locale: string;
}

/** The languages we ship. */
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
 * The language to speak (§4, decision 1): forced by the attribute, else the cookie, else Chinese for
 * a Chinese browser, else English.
 */
export function chooseLanguage(forced?: string | null): Language {
  if (isLanguage(forced)) return forced;
  const cookie = readCookie(LANGUAGE_COOKIE);
  if (isLanguage(cookie)) return cookie;
  return /^zh\b/i.test(navigator.language ?? '') ? 'cn' : 'en';
}
