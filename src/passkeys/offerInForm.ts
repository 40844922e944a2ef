import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { UserRecord } from '../api/account';
import { forgetPasskey } from './forgetPasskey';
import type { PasskeyCalls } from './passkeyCalls';

/** Age in ms at which an offer is renewed, before the server's challenge expires. */
const RENEW_AFTER = 4 * 60_000;

/**
 * Selector for the user id of the element's own sign-in form, also in the dialog of an expired session: not of forms
 * that the page puts into the element. The reset form has a user id without a password.
 */
const USER_ID =
  ':scope > [data-backoffice] form:has([autocomplete="current-password"]) input[autocomplete^="username"]';

/** Members of an element that a sign-in needs. */
export interface SigningInElement extends HTMLElement {
  /** Signs in with the record that the server returns for a passkey. */
  signIn(record: Promise<UserRecord>): Promise<void>;
}

/**
 * Offers passkeys in the list of suggestions at the user id, whenever the element shows its sign-in
 * form. After a cancelled prompt or a failed sign-in the offer returns with the next focus.
 * @returns a function that ends the offer
 */
export function offerInForm(element: SigningInElement, calls: PasskeyCalls): () => void {
  let field: HTMLInputElement | undefined;
  /** Whether the browser's ceremony of this element runs; another element may have one of its own. */
  let isRunning = false;
  /** Identifies the current offer: results of earlier offers are ignored. */
  let offer: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the offer's challenge. Timers stop while the computer sleeps. */
  let startedAt = 0;
  // The timer may end a little early by the clock.
  const isOld = () => Date.now() - startedAt >= RENEW_AFTER - 1000;

  /** Forgets the offer, whose ceremony has ended. */
  function forget() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewOld);
    offer = undefined;
  }

  function withdraw() {
    forget();
    if (isRunning) WebAuthnAbortService.cancelCeremony();
    isRunning = false;
  }

  /** Starts an offer in place of an earlier one. */
  async function startOffer() {
    withdraw();
    startedAt = 0;
    const thisOffer = {};
    offer = thisOffer;
    /** Whether the sign-in has failed. The passkeys are then offered again. */
    let hasFailed = false;
    try {
      const optionsJSON = await calls.signInOptions();
      if (offer !== thisOffer) return;
      startedAt = Date.now();
      timer = setTimeout(renewOld, RENEW_AFTER);
      document.addEventListener('visibilitychange', renewOld);
      isRunning = true;
      const credential = await startAuthentication({
        optionsJSON,
        useBrowserAutofill: true,
        // The library searches the document, but the field may be in a shadow root.
        verifyBrowserAutofillInput: false,
      }).finally(() => {
        if (offer === thisOffer) isRunning = false;
      });
      if (offer !== thisOffer) return;
      const answer = calls.signIn(credential);
      answer.catch((error) => {
        hasFailed = true;
        forgetPasskey(error, optionsJSON.rpId, credential.id);
      });
      await element.signIn(answer);
    } catch {
      // The user has cancelled, or the form shows the error.
    }
    if (offer !== thisOffer) return;
    // Does not cancel: that would end the ceremony of another element.
    forget();
    if (hasFailed && field?.matches(':focus')) void startOffer();
  }

  /** Renews an old offer once the user can see it. */
  function renewOld() {
    if (document.visibilityState === 'visible' && isOld()) void startOffer();
  }

  function onFocus() {
    if (!offer || (startedAt > 0 && isOld())) void startOffer();
  }

  /** Offers passkeys in the current form, which may be another one after a render. */
  function updateField() {
    const found = element.querySelector<HTMLInputElement>(USER_ID) ?? undefined;
    if (found === field) return;
    field?.removeEventListener('focus', onFocus);
    field = found;
    withdraw();
    if (!field) return;
    field.autocomplete = 'username webauthn' as AutoFill;
    field.addEventListener('focus', onFocus);
    void startOffer();
  }

  const forms = new MutationObserver(updateField);
  let ended = false;
  void browserSupportsWebAuthnAutofill().then((supported) => {
    if (!supported || ended) return;
    forms.observe(element, { childList: true, subtree: true });
    updateField();
  });
  return () => {
    ended = true;
    forms.disconnect();
    field?.removeEventListener('focus', onFocus);
    field = undefined;
    withdraw();
  };
}
