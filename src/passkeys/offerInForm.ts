import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { UserRecord } from '../api/account';
import { forgetPasskey } from './forgetPasskey';
import type { PasskeyCalls } from './passkeyCalls';

/** Age in ms at which an offer is made anew, before the server's challenge expires. */
const RENEW_AFTER = 4 * 60_000;

/** The user id of a sign-in form; the reset steps have one without a password. */
const USER_ID = 'form:has([autocomplete="current-password"]) input[autocomplete^="username"]';

/** Part of an element that a sign-in needs. */
export interface SigningInElement extends HTMLElement {
  signIn(record: Promise<UserRecord>): Promise<void>;
}

/**
 * Offers passkeys in the list of suggestions at the user id, whenever the element shows its sign-in
 * form. After a cancelled prompt or a failed sign-in the offer returns with the next focus.
 * @returns a function that ends the offer
 */
export function offerInForm(element: SigningInElement, calls: PasskeyCalls): () => void {
  let field: HTMLInputElement | undefined;
  /** The current offer; an earlier one has nothing to say. */
  let offer: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function withdraw() {
    clearTimeout(timer);
    if (!offer) return;
    offer = undefined;
    WebAuthnAbortService.cancelCeremony();
  }

  /** Makes an offer, in place of an earlier one. */
  async function make() {
    withdraw();
    const mine = {};
    offer = mine;
    try {
      const optionsJSON = await calls.signInOptions();
      if (offer !== mine) return;
      timer = setTimeout(renew, RENEW_AFTER);
      const credential = await startAuthentication({
        optionsJSON,
        useBrowserAutofill: true,
        // It looks for the field in the document, which may not be where the element is.
        verifyBrowserAutofillInput: false,
      });
      if (offer !== mine) return;
      const answer = calls.signIn(credential);
      answer.catch((error) => forgetPasskey(error, optionsJSON.rpId, credential.id));
      await element.signIn(answer);
    } catch {
      // Cancelled, or shown above the form.
    }
    if (offer === mine) withdraw();
  }

  function renew() {
    if (document.visibilityState === 'visible') void make();
    else document.addEventListener('visibilitychange', renew, { once: true });
  }

  function onFocus() {
    if (!offer) void make();
  }

  function look() {
    const found = element.querySelector<HTMLInputElement>(USER_ID) ?? undefined;
    if (found === field) return;
    field?.removeEventListener('focus', onFocus);
    field = found;
    withdraw();
    if (!field) return;
    field.autocomplete = 'username webauthn' as AutoFill;
    field.addEventListener('focus', onFocus);
    void make();
  }

  const forms = new MutationObserver(look);
  let ended = false;
  void browserSupportsWebAuthnAutofill().then((supported) => {
    if (!supported || ended) return;
    forms.observe(element, { childList: true, subtree: true });
    look();
  });
  return () => {
    ended = true;
    forms.disconnect();
    document.removeEventListener('visibilitychange', renew);
    field?.removeEventListener('focus', onFocus);
    field = undefined;
    withdraw();
  };
}
