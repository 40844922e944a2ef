import type { Messages } from '@lingui/core';

/** Imports of the built-in catalogs, by language. */
export type CatalogImports = Record<string, () => Promise<{ default: Messages }>>;

let imports: CatalogImports = {};

/**
 * Provides the built-in catalogs as modules for bundlers. Without them they are fetched from the
 * folder of the script.
 */
export function provideCatalogs(catalogs: CatalogImports): void {
  imports = catalogs;
}

/** Imports a built-in catalog; returns undefined if it must be fetched. */
export async function importCatalog(language: string): Promise<Messages | undefined> {
  return (await imports[language]?.())?.default;
}
