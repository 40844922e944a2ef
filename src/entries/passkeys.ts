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

/** Default path of the server's calls. */
const DEFAULT_PATH = '/api/account/passkeys';

/** Element whose users sign in: `<backoffice-shell>` or `<backoffice-login>`. */
export type PasskeyElement = SigningInElement & CallingElement;

/** Options of `providePasskeys`. */
export interface PasskeyOptions {
  /** Path of the server's calls; `/api/account/passkeys` by default. */
  path?: string;
}

/** Passkeys of an element. */
export interface Passkeys {
  /** Whether passkeys work on this page: they need HTTPS or `localhost`, and a host name. */
  readonly supported: boolean;
  /** Resolves to the passkeys of the signed-in user. */
  list(): Promise<Passkey[]>;
  /**
   * Creates a passkey for the signed-in user.
   * @param name shown in the list of passkeys
   * @param proof fields that confirm the user's identity, such as `{Password}`
   * @returns the passkeys of the user, or undefined if the browser's prompt was cancelled
   */
  add(name: string, proof?: object): Promise<Passkey[] | undefined>;
  /** Removes a passkey of the signed-in user, and asks the browser to forget it. */
  remove(id: string): Promise<Passkey[]>;
  /** Stops offering passkeys in the sign-in form. */
  stop(): void;
}

/**
 * Offers passkeys in the sign-in form of an element, beside the password, and manages those of the
 * signed-in user.
 */
export function providePasskeys(element: PasskeyElement, options: PasskeyOptions = {}): Passkeys {
  const calls = createPasskeyCalls(element, options.path ?? DEFAULT_PATH);
  let stopOffering: (() => void) | undefined;
  let stopped = false;
  void customElements.whenDefined(element.localName).then(() => {
    if (!stopped && isSupported()) stopOffering = offerInForm(element, calls);
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
      const remaining = await calls.remove(id);
      removeFromBrowser(undefined, id);
      return remaining;
    },
    stop() {
      stopped = true;
      stopOffering?.();
    },
  };
}

/** Returns whether passkeys work here. They are bound to a host name, so not on pages at an IP address. */
function isSupported(): boolean {
  const { hostname } = location;
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(hostname);
}

/** Returns whether an error is a cancelled prompt, which browsers report like a denial or a timeout. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
