import { DEFAULT_LANGUAGES } from '../../constants';
import { splitWords } from '../element/splitWords';
import { chooseLanguage, isBuiltIn, type Language, prefersChinese } from './languages';

/**
 * Returns the languages that the shell offers: the integrator's list, else those of the specification,
 * and 中文 if the cookie or the browser prefers it. Languages in use are always included.
 * @param current languages in use on this page
 * @param hasKnownCatalog returns whether a language without built-in texts is known to have a catalog
 */
export function shellLanguages(
  languages: string | undefined,
  current: Language[],
  hasKnownCatalog: (language: string) => boolean = () => false,
): Language[] {
  const listed = splitWords(languages).filter((name) => isBuiltIn(name) || hasKnownCatalog(name));
  const preferred = prefersChinese() ? 'cn' : chooseLanguage();
  return [
    ...new Set([...(listed.length ? listed : [...DEFAULT_LANGUAGES, preferred]), ...current]),
  ];
}
