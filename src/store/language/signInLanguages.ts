import { SESSION_LANGUAGES } from '../../constants';
import type { Language } from './languages';

/** Returns the languages of the sign-in picker: English, Chinese and the active language. */
export function signInLanguages(language: Language, forced?: string): Language[] {
  return language === forced ? [language] : [...new Set([...SESSION_LANGUAGES, language])];
}
