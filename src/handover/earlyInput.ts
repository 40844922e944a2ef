import type { Language } from '../store/language/languageChoice';

/** Where the first paint leaves what happened before React arrived. */
export const EARLY = Symbol.for('backoffice-elements.early');

/** What the first paint hands over to React. */
export interface Early {
  /** The path that was painted; the address may have changed since. */
  path: string;
  /** True until React has taken over. */
  pending: boolean;
  language: Language;
  texts: Record<string, string>;
  /** The language chosen since. */
  chosen?: string;
  /** Ends recording below a node that React is about to take over. */
  stop(container: Node): void;
  /** Carries out what was recorded below a node, in order. */
  replay(container: Node | undefined): void;
}

/** What the first paint left on an element, undefined where there was none. */
export function earlyOf(host: Element): Early | undefined {
  return (host as { [EARLY]?: Early })[EARLY];
}
