import { DEFAULT_BRAND, DEFAULT_CURRENCY, PICKER_LANGUAGES, STORAGE_PREFIX } from '../constants';
import { CSRF_COOKIE, CSRF_HEADER } from '../constants';

export type Tag = 'backoffice-shell' | 'backoffice-login' | 'backoffice-reset';

/** One attribute of our elements, and the property of the camelCase name. */
export interface Attribute {
  on: readonly Tag[];
  type: 'string' | 'boolean';
  /** What the property says where the attribute is missing. */
  default: string | boolean;
  text: string;
}

const shell: Tag[] = ['backoffice-shell'];
const login: Tag[] = ['backoffice-login'];
const signIn: Tag[] = ['backoffice-shell', 'backoffice-login'];
const all: Tag[] = ['backoffice-shell', 'backoffice-login', 'backoffice-reset'];

const string = (on: Tag[], fallback: string, text: string): Attribute => ({
  on,
  type: 'string',
  default: fallback,
  text,
});

/** The attributes of all elements: the README's table is this table. */
export const ATTRIBUTES: Record<string, Attribute> = {
  'api-base': string(all, '', 'base address of the server; empty = same origin'),
  auth: string(all, 'backend', '`backend`, `email` or `oidc`'),
  'oidc-authority': string(signIn, '', 'address of the identity provider, for `auth="oidc"`'),
  'oidc-client-id': string(signIn, '', 'client id at the identity provider'),
  'oidc-scope': string(signIn, 'openid profile', 'scope asked of the identity provider'),
  'oidc-redirect-uri': string(signIn, '', 'where the identity provider sends people back'),
  'oidc-role-claim': string(signIn, '', 'claim that holds the role'),
  'csrf-cookie': string(all, CSRF_COOKIE, 'cookie the CSRF token is read from'),
  'csrf-header': string(all, CSRF_HEADER, 'header the CSRF token is sent in'),
  storage: string(signIn, 'local', 'where the user record lives: `local`, `session` or `memory`'),
  'storage-prefix': string(all, STORAGE_PREFIX, 'prefix of the storage keys'),
  routing: string(shell, 'hash', '`hash` or `memory`'),
  'hash-prefix': string(shell, '', 'stands between `#` and the path: `!bo` makes `#!bo/site`'),
  brand: string(all, DEFAULT_BRAND, 'product name, shown and used in the title'),
  'assets-base': string(all, '', 'folder of your own `assets/i18n/{lang}.json`'),
  language: string(all, '', 'forces a language over cookie and browser'),
  languages: string(shell, PICKER_LANGUAGES.join(' '), 'languages the picker lists'),
  currency: string(shell, DEFAULT_CURRENCY, 'currency handed to areas'),
  layout: string(shell, 'vertical', 'starting value: `vertical` or `horizontal`'),
  width: string(shell, 'fluid', 'starting value: `fluid`, `boxed` or `scrollable`'),
  sidebar: string(
    shell,
    'dark',
    'starting value: `dark`, `light`, `compact`, `icon` or `colored`',
  ),
  theme: string(all, 'light', 'starting value: `light`, `dark` or `host`'),
  topbar: string(shell, 'light', 'starting value: `light`, `dark` or `colored`'),
  'locked-settings': string(shell, '', 'settings staff may not change, or `all`'),
  'session-expired': string(shell, 'reload', 'after a 401: `reload` or `dialog`'),
  'return-url': string(login, '', 'where the page goes after sign-in; else only the event'),
  'no-autofocus': { on: all, type: 'boolean', default: false, text: 'leaves the focus alone' },
  'register-url': string(login, '', 'shows a link to your registration'),
  'reset-url': string(login, '', 'your own reset page; else the steps open in place'),
  'login-url': string(['backoffice-reset'], '', 'your sign-in page, linked from the reset steps'),
};

/** The attributes of one element. */
export function attributesOf(tag: Tag): [name: string, attribute: Attribute][] {
  return Object.entries(ATTRIBUTES).filter(([, { on }]) => on.includes(tag));
}

/** `api-base` → `apiBase`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
