import { sendSignal } from '@simplewebauthn/browser';

/** Code of the server for a passkey that it does not know (assumed). */
const UNKNOWN_PASSKEY = 1004;

/** Asks the browser to stop offering a passkey if the server does not know it. */
export function forgetPasskey(error: unknown, rpID: string | undefined, credentialID: string) {
  if (Object(error).code === UNKNOWN_PASSKEY) removeFromBrowser(rpID, credentialID);
}

/** Asks the browser to stop offering a passkey. Does nothing in browsers without this signal. */
export function removeFromBrowser(rpID = location.hostname, credentialID: string): void {
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => {});
}
