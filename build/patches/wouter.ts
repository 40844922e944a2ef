/**
 * wouter 3.13.0: importing it replaces `history.pushState` and `history.replaceState` of the host page
 * by functions that dispatch events. The shell brings its own location hook, so nothing needs them; see
 * https://github.com/molefrog/wouter/issues/167.
 */
import { type Patch, replaceAll } from './patch';

/** The condition around the replacement. */
const GUARD =
  /\bif \(typeof history !== "undefined" && typeof window\[patchKey\] === "undefined"\)/g;

/** The patch of wouter. */
export const wouter: Patch[] = [
  {
    file: 'wouter/src/use-browser-location.js',
    edit: (code) => replaceAll(code, GUARD, 'if (false)', { library: 'wouter', times: 1 }),
  },
];
