import { shared, sharedIfPresent } from '../store/browser/registry';

/** Assets of the first paint: CSS texts by root, and the English texts. */
export interface FirstPaintAssets {
  /** CSS of the shadow roots with the account card. */
  account: readonly string[];
  /** CSS of the shell's shadow root. */
  shell: readonly string[];
  /** CSS of the forms in the light DOM. */
  forms: readonly string[];
  /** English texts by key. */
  english: Record<string, string>;
}

/** Registry keys: another version on the page has other styles and texts, which are better than none. */
const KEY = `firstPaintAssets ${__VERSION__}`;
const ANY_VERSION = 'firstPaintAssets';

const NONE: FirstPaintAssets = { account: [], shell: [], forms: [], english: {} };

/** Registers the assets on the page. The first copy of this version wins. */
export function provideFirstPaintAssets(parts: FirstPaintAssets): void {
  shared(ANY_VERSION, () => parts);
  shared(KEY, () => parts);
}

/**
 * Returns the assets of the first paint, empty ones if there are none. The modules loaded after the
 * first paint do not contain them; entries that work without the loader import
 * `provideFirstPaintAssets` first. After a deployment, the loader can be one of another version.
 */
export const firstPaintAssets = (): FirstPaintAssets =>
  sharedIfPresent(KEY) ?? sharedIfPresent(ANY_VERSION) ?? NONE;
