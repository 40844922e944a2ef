/**
 * Passkeys for the sign-in form and for a page that manages them: an ES module that a page loads beside
 * the elements.
 *
 *     import { providePasskeys } from '/backoffice/passkeys.js';
 *     const passkeys = providePasskeys(document.querySelector('backoffice-shell'));
 */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { removeFromBrowser } from '../passkeys/forgetPasskey';
import { offerInForm, type SigningInElement } from '../passkeys/offerInForm';
import { type CallingElement, createPasskeyCalls, type Passkey } from '../passkeys/passkeyCalls';

export type { Passkey } from '../passkeys/passkeyCalls';

/** Path of the calls, unless the options name another. */
const PATH = '/api/account/passkeys';

/** Element whose users sign in: `<backoffice-shell>` or `<backoffice-login>`. */
export type PasskeyElement = SigningInElement & CallingElement;

/** Options of `providePasskeys`. */
export interface PasskeyOptions {
  /** Path of the server's calls; `/api/account/passkeys` by default. */
  path?: string;
}

/** Passkeys of an element. */
export interface Passkeys {
  /** Whether this browser has passkeys on this page: they need HTTPS or `localhost`, and a host name. */
  readonly supported: boolean;
  /** Resolves to the passkeys of the signed-in user. */
  list(): Promise<Passkey[]>;
  /**
   * Creates a passkey for the signed-in user.
   * @param name by which the user knows it later
   * @param proof fields by which the server knows that it is still the user, `{Password}` for example
   * @returns the passkeys of the user, or undefined if the browser's prompt was cancelled
   */
  add(name: string, proof?: object): Promise<Passkey[] | undefined>;
  /** Removes a passkey of the signed-in user, and asks the browser to forget it. */
  remove(id: string): Promise<Passkey[]>;
  /** Offers no more passkeys in the sign-in form. */
  stop(): void;
}

/**
 * Offers passkeys in the sign-in form of an element, beside the password, and manages those of the
 * signed-in user.
 */
export function providePasskeys(element: PasskeyElement, options: PasskeyOptions = {}): Passkeys {
  const calls = createPasskeyCalls(element, options.path ?? PATH);
  let end: (() => void) | undefined;
  let stopped = false;
  void customElements.whenDefined(element.localName).then(() => {
    if (!stopped && isSupported()) end = offerInForm(element, calls);
  });
  return {
    get supported() {
      return isSupported();
    },
    list: calls.list,
    async add(name, proof = {}) {
      const optionsJSON = await calls.registerOptions(proof);
      try {
        return await calls.register(name, await startRegistration({ optionsJSON }));
      } catch (error) {
        if (isCancelled(error)) return undefined;
        throw error;
      }
    },
    async remove(id) {
      const left = await calls.remove(id);
      removeFromBrowser(undefined, id);
      return left;
    },
    stop() {
      stopped = true;
      end?.();
    },
  };
}

/** Browsers bind passkeys to a host name, so a page at an IP address has none. */
function isSupported(): boolean {
  const { hostname } = location;
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(hostname);
}

/** Browsers tell a cancelled prompt, a missing consent and a timeout alike. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
