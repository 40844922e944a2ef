import { SESSION_LANGUAGES } from '../../constants';
import type { Language } from '../../store/languageChoice';

/** What the sign-in picker offers: English and Chinese (§5), and the language spoken where it is another. */
export function signInLanguages(language: Language, forced?: string): Language[] {
  return forced ? [language] : [...new Set<Language>([...SESSION_LANGUAGES, language])];
}
