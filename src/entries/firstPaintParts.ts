/** What pages lack that import the elements without the loader: the assets of the first paint, and the catalogs. */

import { provideFirstPaintAssets } from '../handover/firstPaintAssets';
import { type CatalogImports, provideCatalogs } from '../store/language/catalogModules';
import { assets } from '../views/firstPaint/assets';

/**
 * Provides both, before an element is registered. A function, since some bundlers do not keep the order in which
 * modules with side effects run.
 */
export function provideParts(catalogs: CatalogImports): void {
  provideFirstPaintAssets(assets);
  provideCatalogs(catalogs);
}
