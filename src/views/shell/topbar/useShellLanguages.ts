import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { splitWords } from '../../../store/element/splitWords';
import { customCatalogs, hasCustomCatalog } from '../../../store/language/customCatalogs';
import { isBuiltIn } from '../../../store/language/languages';
import { shellLanguages } from '../../../store/language/shellLanguages';
import { useLanguage, useOption, useStores } from '../../element/elementContext';

/** Returns the languages to choose from; empty if the host page forces one or there is only one. */
export function useShellLanguages() {
  const { loadChunk, reportLoadError } = useStores();
  const language = useLanguage();
  const languages = useOption('languages');
  const assetsBase = useOption('assetsBase');
  useStore(customCatalogs());
  /** Undefined until it has been checked. */
  const catalogExists = (one: string) => hasCustomCatalog(one, assetsBase);
  const [first] = useState(language);
  const offered = shellLanguages(
    languages,
    [first, language].filter(isUsed),
    (one) => !!catalogExists(one),
  );
  const unchecked = splitWords(languages).filter(isUnchecked).join(' ');
  useEffect(() => {
    if (!unchecked) return;
    void loadChunk(import('../../../store/language/catalogs')).then((catalogs) =>
      catalogs?.checkCustomCatalogs(unchecked.split(' '), assetsBase, reportLoadError),
    );
  }, [unchecked, assetsBase, loadChunk, reportLoadError]);
  return useOption('language') === language || offered.length < 2 ? [] : offered;

  function isUnchecked(one: string) {
    return !isBuiltIn(one) && catalogExists(one) === undefined;
  }

  /** A language that turned out to have no catalog is not offered again. */
  function isUsed(one: string) {
    return isBuiltIn(one) || catalogExists(one) !== false;
  }
}
