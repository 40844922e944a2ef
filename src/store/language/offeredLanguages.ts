import { PICKER_LANGUAGES } from '../../constants';
import { chooseLanguage, isLanguage, type Language } from './languageChoice';

/**
 * Returns the languages of the shell's picker: the five of the specification, and 中文 if the cookie
 * or the browser uses it (decision 1), or the integrator's list; always with the current languages
 * of the page.
 */
export function pickerLanguages(listed: string | undefined, current: Language[]): Language[] {
  const own = (listed ?? '').split(/[\s,]+/).filter(isLanguage);
  const preferred = /^zh\b/i.test(navigator.language) ? 'cn' : chooseLanguage();
  return [...new Set([...(own.length ? own : [...PICKER_LANGUAGES, preferred]), ...current])];
}
