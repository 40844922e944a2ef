import { PICKER_LANGUAGES } from '../../constants';
import { chooseLanguage, isBuiltIn, type Language, splitList } from './languageChoice';

/**
 * Returns the languages of the shell's picker: the integrator's list, else those of the specification,
 * and 中文 if the cookie or the browser prefers it. Languages in use are always included.
 * @param current languages in use on this page
 * @param hasCatalog returns whether a language without built-in texts has a catalog
 */
export function pickerLanguages(
  languages: string | undefined,
  current: Language[],
  hasCatalog: (language: string) => boolean = () => false,
): Language[] {
  const listed = splitList(languages).filter((name) => isBuiltIn(name) || hasCatalog(name));
  const preferred = /^zh\b/i.test(navigator.language) ? 'cn' : chooseLanguage();
  return [...new Set([...(listed.length ? listed : [...PICKER_LANGUAGES, preferred]), ...current])];
}
