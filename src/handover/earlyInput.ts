import type { Language } from '../store/language/languages';

/** Key of the recorded input on an element. */
export const EARLY_INPUT = Symbol.for('backoffice-elements.early');

/** What the first paint has painted, and the input that it records until React hydrates the element. */
export interface EarlyInput {
  /** The painted location; the address may have changed since. */
  location: string;
  /** True until React has hydrated the element. */
  pending: boolean;
  /** Language of the first paint. */
  language: Language;
  /** Texts of the first paint by key. */
  texts: Record<string, string>;
  /**
   * The attributes that the first paint has read; they may have changed since. Missing in older versions of the loader,
   * like `signedIn`.
   */
  attributes?: Record<string, string | undefined>;
  /** Whether the first paint shows a signed-in user. */
  signedIn?: boolean;
  /** The language that the user has chosen since. */
  chosen?: string | undefined;
  /** Stops recording below a container that React is about to hydrate. */
  stop(container: Node): void;
  /**
   * Replays the recorded input below a container, in order.
   * @param replacementOf returns the control that React has rendered in place of a painted one
   */
  replay(container: Node | undefined, replacementOf?: (control: HTMLElement) => HTMLElement): void;
}

/** Returns the input recorded on an element, undefined without a first paint. */
export function earlyInputOf(host: Element): EarlyInput | undefined {
  return (host as { [EARLY_INPUT]?: EarlyInput })[EARLY_INPUT];
}
