/**
 * Passkeys of the portal, or undefined where there are none: browsers bind them to a host name, so that
 * the demo has them at `localhost`, but not at `127.0.0.1`. The module loads beside the elements.
 */
const isHostName = /[a-z]/i.test(location.hostname) && !location.hostname.startsWith('[');

export const passkeys =
  isHostName && 'PublicKeyCredential' in window
    ? import('/dist/passkeys.js').then(({ providePasskeys }) =>
        providePasskeys(document.querySelector('backoffice-shell')),
      )
    : Promise.resolve(undefined);
