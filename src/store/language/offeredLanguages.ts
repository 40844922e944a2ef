import { PICKER_LANGUAGES } from '../../constants';
import { chooseLanguage, isLanguage, type Language } from './languageChoice';

/**
 * What the shell's picker offers: the five of the specification, and 中文 where cookie or browser
 * speak it (decision 1), or the integrator's own list; always the languages spoken on this page.
 */
export function pickerLanguages(given: string | undefined, spoken: Language[]): Language[] {
  const own = (given ?? '').split(/[\s,]+/).filter(isLanguage);
  const preferred = /^zh\b/i.test(navigator.language) ? 'cn' : chooseLanguage();
  return [...new Set([...(own.length ? own : [...PICKER_LANGUAGES, preferred]), ...spoken])];
}
