/** For those who import the elements without the autoloader: brings what the first paint would have. */
import '../views/firstPaint/provideFrame';

export { ApiError } from './core';
