/**
 * js-cookie 3.0.8: `set` and `remove` loop over their attributes with `for…in`. On a page that extends
 * `Object.prototype` the cookie gets its additions as attributes, and is not written or removed.
 */
import { ownNames } from './ownNames';
import type { Patch } from './patch';

/** The patch of js-cookie. */
export const jsCookie: Patch[] = [
  { file: 'js-cookie/dist/js.cookie.mjs', edit: (code) => ownNames(code, 'js-cookie') },
];
