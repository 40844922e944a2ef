import { useState } from 'react';
import { isLanguage } from '../../../store/language/languageChoice';
import { pickerLanguages } from '../../../store/language/offeredLanguages';
import { useLanguage, useOption } from '../../element/elementContext';

/** Returns the languages to choose from; empty if the host page forces one or there is only one. */
export function useOffered() {
  const language = useLanguage();
  const [first] = useState(language);
  const offered = pickerLanguages(useOption('languages'), [first, language]);
  return isLanguage(useOption('language')) || offered.length < 2 ? [] : offered;
}
