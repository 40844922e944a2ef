import { PICKER_LANGUAGES, SESSION_LANGUAGES } from '../../constants';
import { chooseLanguage, isLanguage, type Language } from './languageChoice';

/**
 * Returns the languages of the shell's picker: the integrator's list, else those of the specification and
 * 中文 if the cookie or the browser asks for it (decision 1). Languages used on this page are always included.
 */
export function pickerLanguages(listed: string | undefined, current: Language[]): Language[] {
  const own = (listed ?? '').split(/[\s,]+/).filter(isLanguage);
  const preferred = /^zh\b/i.test(navigator.language) ? 'cn' : chooseLanguage();
  return [...new Set([...(own.length ? own : [...PICKER_LANGUAGES, preferred]), ...current])];
}

/** Returns the languages of the sign-in picker: English, Chinese (§5) and the active language. */
export function signInLanguages(language: Language, forced?: string): Language[] {
  return isLanguage(forced) ? [language] : [...new Set<Language>([...SESSION_LANGUAGES, language])];
}
