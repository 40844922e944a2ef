import { ALL, type AttributeRow } from './row';

/** Every attribute. Defaults come from src/elements/attributes.ts. */
export const attributes: readonly AttributeRow[] = [
  { name: 'api-base', on: ALL, meaning: "Address of the server; empty is the page's own origin." },
  {
    name: 'auth',
    on: ALL,
    meaning:
      'How users sign in: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`, `oidc` redirects to a hosted identity provider (not in reset). See [hosted sign-in](docs/oidc.md).',
  },
  { name: 'csrf-cookie', on: ALL, meaning: 'Cookie that holds the CSRF token.' },
  {
    name: 'csrf-header',
    on: ALL,
    meaning: 'Header that repeats the CSRF token on writing requests to relative addresses.',
  },
  {
    name: 'storage-prefix',
    on: ALL,
    meaning:
      'Prefix of every storage key. Elements with the same prefix and the same server share one session.',
  },
  {
    name: 'user-fields',
    on: ALL,
    meaning:
      'Names of further fields of the user record that `user`, events and areas contain, separated by spaces. Without it they contain `UserId`, `Name`, `Role` and `Avatar`.',
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
    meaning: 'Overrides the language of cookie and browser: `en`, `cn`, `es`, `de`, `it` or `ru`.',
  },
  {
    name: 'theme',
    on: ALL,
    meaning:
      '`light`, `dark`, or `host`: follows the host page by `data-theme` or `data-bs-theme`, a class `dark` or `light`, `color-scheme`, else the system.',
  },
  { name: 'no-autofocus', on: ALL, meaning: 'Boolean: does not focus the first empty field.' },
  {
    name: 'storage',
    on: ['shell', 'login'],
    meaning:
      'Where the user record is stored: `local`, `session` (one tab) or `memory` (one page).',
  },
  { name: 'oidc-authority', on: ['shell', 'login'], meaning: 'Address of the identity provider.' },
  {
    name: 'oidc-client-id',
    on: ['shell', 'login'],
    meaning: 'Client ID of your page at the provider.',
  },
  { name: 'oidc-scope', on: ['shell', 'login'], meaning: 'Scopes requested from the provider.' },
  {
    name: 'oidc-redirect-uri',
    on: ['shell', 'login'],
    meaning: 'Address the provider redirects back to; empty is the current page.',
  },
  {
    name: 'oidc-role-claim',
    on: ['shell', 'login'],
    meaning: 'Claim that contains the role; without it no user is an administrator.',
  },
  {
    name: 'routing',
    on: ['shell'],
    meaning: "`hash` keeps the path in the page's address, `memory` leaves the address alone.",
  },
  {
    name: 'hash-prefix',
    on: ['shell'],
    meaning: 'Text between `#` and the path: `!bo` makes `#!bo/site`.',
  },
  {
    name: 'languages',
    on: ['shell'],
    meaning:
      "Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`. The current one is always offered.",
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
    meaning: '`dark`, `light`, `compact`, `icon` or `colored`; in the vertical layout.',
  },
  {
    name: 'topbar',
    on: ['shell'],
    meaning: '`light`, `dark` or `colored`; in the horizontal layout.',
  },
  {
    name: 'locked-settings',
    on: ['shell'],
    meaning:
      'Names of settings, or `all`, that users cannot change: shown as set by the organization. With `all` there is no settings panel.',
  },
  {
    name: 'session-expired',
    on: ['shell'],
    meaning:
      '`reload` reloads the page after a 401. `dialog` shows a sign-in dialog over the page and repeats up to 100 pending requests if the same user signs in. With `auth="oidc"` it is always `reload`.',
  },
  { name: 'return-url', on: ['login'], meaning: 'Address to open after sign-in.' },
  {
    name: 'register-url',
    on: ['login'],
    meaning: 'Address of a registration page; without it no link is shown.',
  },
  {
    name: 'reset-url',
    on: ['shell', 'login'],
    meaning:
      'Address of the reset page; without it the steps open in place. `none` removes the link.',
  },
  {
    name: 'logout-path',
    on: ['shell', 'login'],
    meaning:
      'Path that is sent a POST with the token at log-out, with `auth="backend"` or `email`; see [Ending the session](docs/server-contract.md#ending-the-session).',
  },
  {
    name: 'login-url',
    on: ['reset'],
    meaning: 'Address of the sign-in page; without it the form opens in place.',
  },
];
