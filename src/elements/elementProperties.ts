// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { AuthProvider } from '../api/providers';
import type { SETTINGS } from '../constants';
import type { StorageKind } from '../store/browser/storage';

/** The values of a setting. */
export type Setting<Name extends keyof typeof SETTINGS> = (typeof SETTINGS)[Name][number];

/** Properties of shell, login and reset, each with an attribute. */
export interface SharedProperties {
  /**
   * URL of the server. For the page's own origin leave it empty: calls to an absolute URL have no
   * CSRF header (docs/server-contract.md).
   */
  apiBase: string;
  /**
   * How users sign in: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`,
   * `oidc` redirects to a hosted identity provider (not in reset). See hosted sign-in
   * (docs/oidc.md).
   */
  auth: 'backend' | 'email' | 'oidc';
  /** Cookie that holds the CSRF token. */
  csrfCookie: string;
  /**
   * Header that repeats the CSRF token on POST, PUT, PATCH and DELETE requests to relative URLs.
   */
  csrfHeader: string;
  /**
   * Prefix of every storage key. Elements with the same prefix, `storage` and server share one
   * session.
   */
  storagePrefix: string;
  /**
   * Names of fields of the user record, separated by spaces. `user`, events and areas contain them
   * in addition to `UserId`, `Name`, `Role` and `Avatar`. Fields whose names contain `token`,
   * `password`, `secret` or `authvalue` are never among them.
   */
  userFields: string;
  /** Product name; part of the page title. */
  brand: string;
  /** Folder with your own `assets/i18n/{lang}.json`; each text in it overrides the built-in one. */
  assetsBase: string;
  /**
   * Overrides the language of the cookie and the browser: `en`, `cn`, `es`, `de`, `it`, `ru`, or a
   * language tag for which `assets-base` has a catalog.
   */
  language: string;
  /**
   * Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`, and any language tag for
   * which `assets-base` has a catalog. The current one is always offered; without the attribute
   * also `cn`, if the browser or the cookie prefers it. On login and reset, it only names your own
   * languages that the cookie may select.
   */
  languages: string;
  /**
   * `light`, `dark`, or `host`, which follows the host page: `data-theme` or `data-bs-theme`, a
   * class `dark` or `light`, `color-scheme`, otherwise the system.
   */
  theme: Setting<'theme'>;
  /** Boolean: does not focus the first empty field. */
  noAutofocus: boolean;
}

/** Properties of the elements that sign in. */
export interface SignInProperties {
  /** URL of the identity provider. */
  oidcAuthority: string;
  /** Client ID of your page at the provider. */
  oidcClientId: string;
  /** Scopes requested from the provider. */
  oidcScope: string;
  /**
   * URL that the provider redirects back to; if empty, the current page, without query and hash.
   */
  oidcRedirectUri: string;
  /** Claim that contains the role; without it no user is an administrator. */
  oidcRoleClaim: string;
  /**
   * Path that receives a POST with the token at logout, with `auth="backend"` or `email` and
   * without `authProvider`. The logout does not wait for the response and succeeds even if the call
   * fails. The path must be on the origin of the server.
   */
  logoutPath: string;
  /**
   * URL of the reset page. Empty: the steps open in place. `none`: there is no link "Forgot
   * password?".
   */
  resetUrl: string;
  /** Where the user record is stored: `local`, `session` (one tab) or `memory` (one page). */
  storage: StorageKind;
  /**
   * Replaces the sign-in call: `{signIn({userId, password}), signOut(user), start?()}`, which
   * return promises. `signIn` resolves to a record with a non-empty `token`, or to a second step,
   * `{challenge: {kind, message?, answer(value)}}`. Its `kind` is `code` or `new-password`, and
   * `answer` resolves as `signIn` does. `start` is called once on load and may return the user that
   * a redirect brought back. The form shows the message of an `Error` that `signIn` throws; for
   * errors of the browser, such as a `TypeError` of `fetch`, it shows a text of its own.
   */
  authProvider: AuthProvider | undefined;
}

/** Properties of `<backoffice-login>`. */
export interface LoginProperties extends SharedProperties, SignInProperties {
  /** URL to open after sign-in. */
  returnUrl: string;
  /** URL of a registration page. Empty: there is no link. */
  registerUrl: string;
}

/** Properties of `<backoffice-reset>`. */
export interface ResetProperties extends SharedProperties {
  /** URL of the sign-in page. Empty: the form opens in place. */
  loginUrl: string;
}
