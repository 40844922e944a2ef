import { known, shared } from '../store/element/registry';

/** What the first screens are made with: CSS by root, and their English texts. */
export interface FrameParts {
  account: readonly string[];
  shell: readonly string[];
  forms: readonly string[];
  english: Record<string, string>;
}

const NONE: FrameParts = { account: [], shell: [], forms: [], english: {} };

/** Makes them known on the page; the first copy of the bundle wins. */
export const provideFrameParts = (parts: FrameParts): FrameParts => shared('frame', () => parts);

/**
 * What the first paint brought. The modules it loads do not carry it a second time; whoever imports
 * them without the autoloader imports `provideFrame` first.
 */
export const frameParts = (): FrameParts => known('frame') ?? NONE;
