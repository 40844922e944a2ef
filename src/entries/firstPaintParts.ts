/** Provides the assets of the first paint to pages that import the elements without the loader. */
import '../views/firstPaint/provideFirstPaintAssets';

export { provideCatalogs } from '../store/language/catalogModules';
export { ApiError } from './core';
