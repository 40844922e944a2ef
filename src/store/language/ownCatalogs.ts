import { createStore, type StoreApi } from 'zustand/vanilla';
import { catalogPath } from '../../constants';
import { shared } from '../element/registry';
import { canUse, isBuiltIn, type Language, type OwnLanguages } from './languageChoice';

/** Whether the integrator's catalogs of languages without built-in texts exist, by address. */
export function ownCatalogs(): StoreApi<Record<string, boolean>> {
  return shared('ownCatalogs', () => createStore(() => ({})));
}

/** Returns the address of an integrator's catalog. */
export function ownCatalogAddress(assetsBase: string, language: string): string {
  const folder = assetsBase.endsWith('/') ? assetsBase : `${assetsBase}/`;
  return new URL(catalogPath(language), new URL(folder, document.baseURI)).href;
}

/** Returns whether the catalog of a language exists; undefined until it was fetched. */
export function hasOwnCatalog(language: string, assetsBase?: string): boolean | undefined {
  return assetsBase ? ownCatalogs().getState()[ownCatalogAddress(assetsBase, language)] : false;
}

/** Remembers whether the catalog of a language exists. */
export function setOwnCatalog(language: string, assetsBase: string, exists: boolean): void {
  const address = ownCatalogAddress(assetsBase, language);
  if (ownCatalogs().getState()[address] !== exists) ownCatalogs().setState({ [address]: exists });
}

/** Returns whether an element uses a language: it may, and the catalog is not known to be missing. */
export function speaks(language: unknown, own: OwnLanguages): language is Language {
  if (isBuiltIn(language)) return true;
  const exists = typeof language === 'string' && hasOwnCatalog(language, own.assetsBase);
  // An element beside a shell follows it to a language that the shell has fetched.
  return exists || (exists === undefined && canUse(language, own));
}
