/** Provides the assets of the first paint to pages that import the elements without the loader. */
import '../views/firstPaint/provideFrame';

export { ApiError } from './core';
