import { shared } from '../../store/registry';

/** What the first screens are made with: CSS by root, and their English texts. */
export interface FrameParts {
  account: readonly string[];
  shell: readonly string[];
  forms: readonly string[];
  english: Record<string, string>;
}

/**
 * What the first paint brought. The modules it loads do not carry it a second time; whoever imports
 * them without the autoloader imports `provideFrame` first.
 */
export const frameParts = (make?: () => FrameParts): FrameParts =>
  shared('frame', make ?? (() => ({ account: [], shell: [], forms: [], english: {} })));
