import { useState } from 'react';
import { isLanguage } from '../../../store/language/languageChoice';
import { pickerLanguages } from '../../../store/language/offeredLanguages';
import { useLanguage, useOption } from '../../element/elementContext';

/** The languages to choose from; none where the integrator forces one, or there is no choice. */
export function useOffered() {
  const language = useLanguage();
  const [first] = useState(language);
  const offered = pickerLanguages(useOption('languages'), [first, language]);
  return isLanguage(useOption('language')) || offered.length < 2 ? [] : offered;
}
