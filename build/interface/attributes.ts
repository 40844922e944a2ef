import { ALL, type AttributeRow } from './row';

/** Every attribute; its default is the code's own (src/elements/attributes.ts). */
export const attributes: readonly AttributeRow[] = [
  { name: 'api-base', on: ALL, meaning: "Address of the server; empty is the page's own origin." },
  {
    name: 'auth',
    on: ALL,
    meaning:
      'Who checks the password: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`, `oidc` leads to a hosted identity provider (not in reset). See [hosted sign-in](docs/oidc.md).',
  },
  { name: 'csrf-cookie', on: ALL, meaning: 'Cookie that holds the CSRF token.' },
  {
    name: 'csrf-header',
    on: ALL,
    meaning: 'Header that repeats it on calls that change something, at relative addresses.',
  },
  {
    name: 'storage-prefix',
    on: ALL,
    meaning: 'Begins every storage key. Elements with the same prefix share one session.',
  },
  { name: 'brand', on: ALL, meaning: 'Product name, shown and used in the page title.' },
  {
    name: 'assets-base',
    on: ALL,
    meaning: 'Folder with your own `assets/i18n/{lang}.json`; your texts win one by one.',
  },
  {
    name: 'language',
    on: ALL,
    meaning: 'Forces a language over cookie and browser: `en`, `cn`, `es`, `de`, `it` or `ru`.',
  },
  {
    name: 'theme',
    on: ALL,
    meaning:
      '`light`, `dark`, or `host`: as the page around it, by `data-theme` or `data-bs-theme`, a class `dark` or `light`, `color-scheme`, else the system.',
  },
  { name: 'no-autofocus', on: ALL, meaning: 'Boolean: the first empty field is not focused.' },
  {
    name: 'storage',
    on: ['shell', 'login'],
    meaning: 'Where the user record lives: `local`, `session` (one tab) or `memory` (one page).',
  },
  { name: 'oidc-authority', on: ['shell', 'login'], meaning: 'Address of the identity provider.' },
  { name: 'oidc-client-id', on: ['shell', 'login'], meaning: 'Name of your page at the provider.' },
  { name: 'oidc-scope', on: ['shell', 'login'], meaning: 'What is asked of the provider.' },
  {
    name: 'oidc-redirect-uri',
    on: ['shell', 'login'],
    meaning: 'Address the provider leads back to; empty is the page itself.',
  },
  {
    name: 'oidc-role-claim',
    on: ['shell', 'login'],
    meaning: 'Claim that holds the role; without one nobody is an administrator.',
  },
  {
    name: 'routing',
    on: ['shell'],
    meaning: "`hash` keeps the path in the page's address, `memory` leaves the address alone.",
  },
  {
    name: 'hash-prefix',
    on: ['shell'],
    meaning: 'Stands between `#` and the path: `!bo` makes `#!bo/site`.',
  },
  {
    name: 'languages',
    on: ['shell'],
    meaning:
      "Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`. The one that is spoken is always offered.",
  },
  {
    name: 'currency',
    on: ['shell'],
    meaning: 'Currency for areas: ISO 4217, handed to them as `area.currency`.',
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
      '`fluid`, `boxed` (at most 1300 px, centred) or `scrollable` (top bar and menu scroll with the content).',
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
      'Names of settings, or `all`, that staff may not change: shown as set by the organisation. With `all` there is no settings panel.',
  },
  {
    name: 'session-expired',
    on: ['shell'],
    meaning:
      '`reload` loads the page afresh after a 401. `dialog` asks to sign in again over the page; up to 100 waiting requests are sent once more for the same person; with `auth="oidc"` it is `reload`.',
  },
  { name: 'return-url', on: ['login'], meaning: 'Address the page goes to after sign-in.' },
  {
    name: 'register-url',
    on: ['login'],
    meaning: 'Address of a registration page; without it there is no such link.',
  },
  {
    name: 'reset-url',
    on: ['login'],
    meaning: 'Address of the reset page; without it the steps open in place.',
  },
  {
    name: 'login-url',
    on: ['reset'],
    meaning: 'Address of the sign-in page; without it the form opens in place.',
  },
];
