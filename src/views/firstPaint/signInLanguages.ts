import { SESSION_LANGUAGES } from '../../constants';
import { isLanguage, type Language } from '../../store/language/languageChoice';

/** What the sign-in picker offers: English and Chinese (§5), and the language spoken where it is another. */
export function signInLanguages(language: Language, forced?: string): Language[] {
  return isLanguage(forced) ? [language] : [...new Set<Language>([...SESSION_LANGUAGES, language])];
}
