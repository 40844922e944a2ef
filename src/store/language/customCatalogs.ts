import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '../browser/registry';
import { isAllowedByAttributes, isBuiltIn, type Language, type LanguageOptions } from './languages';

/** Returns a store of whether catalogs of languages without built-in texts exist, by folder and language. */
export const customCatalogs = (): StoreApi<Record<string, boolean>> =>
  shared('customCatalogs', () => createStore(() => ({})));

/** Returns the key of a catalog in `customCatalogs`. */
export const customCatalogKey = (language: unknown, assetsBase = '') => `${assetsBase} ${language}`;

/** Returns whether the catalog of a language exists; undefined until it has been fetched. */
export const hasCustomCatalog = (language: unknown, assetsBase?: string): boolean | undefined =>
  customCatalogs().getState()[customCatalogKey(language, assetsBase)];

/**
 * Returns whether an element can show a language: a built-in one, one whose catalog some element has fetched,
 * or one that its attributes name and whose catalog has not been fetched yet.
 */
export const isAvailable = (language: unknown, options: LanguageOptions): language is Language =>
  // An element beside a shell can use a language that the shell has fetched.
  isBuiltIn(language) ||
  (hasCustomCatalog(language, options.assetsBase) ?? isAllowedByAttributes(language, options));
