import { ALL, type AttributeRow } from './row';

/** Every attribute. Defaults come from src/elements/sessionAttributes.ts. */
export const attributes: readonly AttributeRow[] = [
  {
    name: 'api-base',
    on: ALL,
    meaning:
      "URL of the server. For the page's own origin leave it empty: calls to an absolute URL have no [CSRF header](server-contract.md#csrf).",
  },
  {
    name: 'auth',
    on: ALL,
    meaning:
      'How users sign in: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`, `oidc` redirects to a hosted identity provider (not in reset). See [hosted sign-in](oidc.md).',
  },
  { name: 'csrf-cookie', on: ALL, meaning: 'Cookie that holds the CSRF token.' },
  {
    name: 'csrf-header',
    on: ALL,
    meaning:
      'Header that repeats the CSRF token on POST, PUT, PATCH and DELETE requests to relative URLs.',
  },
  {
    name: 'storage-prefix',
    on: ALL,
    meaning:
      'Prefix of every storage key. Elements with the same prefix, `storage` and server share one session.',
  },
  {
    name: 'user-fields',
    on: ALL,
    meaning:
      'Names of fields of the user record, separated by spaces. `user`, events and areas contain them in addition to `UserId`, `Name`, `Role` and `Avatar`. Fields whose names contain `token`, `password`, `secret` or `authvalue` are never among them.',
  },
  { name: 'brand', on: ALL, meaning: 'Product name; part of the page title.' },
  {
    name: 'assets-base',
    on: ALL,
    meaning:
      'Folder with your own `assets/i18n/{lang}.json`; each text in it overrides the built-in one.',
  },
  {
    name: 'language',
    on: ALL,
    meaning:
      'Overrides the language of the cookie and the browser: `en`, `cn`, `es`, `de`, `it`, `ru`, or a language tag for which `assets-base` has a catalog.',
  },
  {
    name: 'theme',
    on: ALL,
    meaning:
      '`light`, `dark`, or `host`, which follows the host page: `data-theme` or `data-bs-theme`, a class `dark` or `light`, `color-scheme`, otherwise the system.',
  },
  { name: 'no-autofocus', on: ALL, meaning: 'Boolean: does not focus the first empty field.' },
  {
    name: 'storage',
    on: ['shell', 'login'],
    meaning:
      'Where the user record is stored: `local`, `session` (one tab) or `memory` (one page).',
  },
  { name: 'oidc-authority', on: ['shell', 'login'], meaning: 'URL of the identity provider.' },
  {
    name: 'oidc-client-id',
    on: ['shell', 'login'],
    meaning: 'Client ID of your page at the provider.',
  },
  { name: 'oidc-scope', on: ['shell', 'login'], meaning: 'Scopes requested from the provider.' },
  {
    name: 'oidc-redirect-uri',
    on: ['shell', 'login'],
    meaning:
      'URL that the provider redirects back to; if empty, the current page, without query and hash.',
  },
  {
    name: 'oidc-role-claim',
    on: ['shell', 'login'],
    meaning: 'Claim that contains the role; without it no user is an administrator.',
  },
  {
    name: 'routing',
    on: ['shell'],
    meaning: "`hash` keeps the path in the page's address; `memory` does not change the address.",
  },
  {
    name: 'hash-prefix',
    on: ['shell'],
    meaning: 'Text between `#` and the path: `!bo` makes `#!bo/site`.',
  },
  {
    name: 'languages',
    on: ALL,
    meaning:
      "Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`, and any language tag for which `assets-base` has a catalog. The current one is always offered; without the attribute also `cn`, if the browser or the cookie prefers it. On login and reset, it only names your own languages that the cookie may select.",
  },
  {
    name: 'currency',
    on: ['shell'],
    meaning: 'Currency for areas: ISO 4217, available there as `area.currency`.',
  },
  {
    name: 'layout',
    on: ['shell'],
    meaning: '`vertical`, or `horizontal` with the menu in the top bar.',
  },
  {
    name: 'width',
    on: ['shell'],
    meaning:
      '`fluid`, `boxed` (at most 1300 px, centered) or `scrollable` (top bar and menu scroll with the content).',
  },
  {
    name: 'sidebar',
    on: ['shell'],
    meaning: 'Side menu of the vertical layout: `dark`, `light`, `compact`, `icon` or `colored`.',
  },
  {
    name: 'topbar',
    on: ['shell'],
    meaning: 'Top bar of the horizontal layout: `light`, `dark` or `colored`.',
  },
  {
    name: 'locked-settings',
    on: ['shell'],
    meaning:
      'Names of settings that users cannot change, or `all`. The settings panel shows these as set by the organization; with `all` there is no panel.',
  },
  {
    name: 'session-expired',
    on: ['shell'],
    meaning:
      '`reload` reloads the page after a 401. `dialog` shows a sign-in dialog over the page and repeats up to 100 pending requests if the same user signs in. A user who closes it is logged out, and drafts are deleted, after the question about unsaved work. With `auth="oidc"`, the page always reloads.',
  },
  {
    name: 'idle-timeout',
    on: ['shell'],
    meaning:
      'Logs the user out after this many minutes without a key, click, pointer or touch in any tab of the session; the time keeps running while no tab is open. A countdown appears in the last minute; for timeouts under two minutes, in the second half. Drafts are kept. If empty, users are never logged out. Any other value that is not a positive number also means never, and logs one warning.',
  },
  {
    name: 'logout-path',
    on: ['shell', 'login'],
    meaning:
      'Path that receives a POST with the token at logout, with `auth="backend"` or `email` and without `authProvider`. The logout does not wait for the response and succeeds even if the call fails. The path must be on the origin of the server.',
  },
  { name: 'return-url', on: ['login'], meaning: 'URL to open after sign-in.' },
  {
    name: 'register-url',
    on: ['login'],
    meaning: 'URL of a registration page. Empty: there is no link.',
  },
  {
    name: 'reset-url',
    on: ['shell', 'login'],
    meaning:
      'URL of the reset page. Empty: the steps open in place. `none`: there is no link "Forgot password?".',
  },
  {
    name: 'login-url',
    on: ['reset'],
    meaning: 'URL of the sign-in page. Empty: the form opens in place.',
  },
];
