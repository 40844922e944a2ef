/**
 * Passkeys of the portal, undefined if they are not supported: browsers bind them to a host name, so the
 * demo has them at `localhost`, but not at `127.0.0.1`.
 */
const isHostName = /[a-z]/i.test(location.hostname) && !location.hostname.startsWith('[');

export const passkeys =
  isHostName && 'PublicKeyCredential' in window
    ? import('/dist/passkeys.js').then(({ providePasskeys }) =>
        providePasskeys(document.querySelector('backoffice-shell')),
      )
    : Promise.resolve(undefined);
