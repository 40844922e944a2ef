import type { AuthProvider } from '../api/providers';
import type { AreaName, SETTINGS } from '../constants';
import type { AreaSource } from '../store/areas/areaSources';
import type { StorageKind } from '../store/browser/storage';
import type { App } from '../store/lists/apps';
import type { Command } from '../store/lists/commands';
import type { NotificationInput } from '../store/lists/notifications';
import type { SearchProvider } from '../store/lists/searchResults';
import type { UserMenuItem } from '../store/lists/userMenu';
import type { MenuItem } from '../store/menu/menuItems';

type Setting<Name extends keyof typeof SETTINGS> = (typeof SETTINGS)[Name][number];

/** Properties of every element, each with an attribute. */
export interface SharedProperties {
  /** Address of the server; empty is the page's own origin. */
  apiBase: string;
  /**
   * How users sign in: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`,
   * `oidc` redirects to a hosted identity provider (not in reset). See hosted sign-in (oidc.md).
   */
  auth: 'backend' | 'email' | 'oidc';
  /** Cookie that holds the CSRF token. */
  csrfCookie: string;
  /** Header that repeats the CSRF token on writing requests to relative addresses. */
  csrfHeader: string;
  /**
   * Prefix of every storage key. Elements with the same prefix and the same server share one
   * session.
   */
  storagePrefix: string;
  /**
   * Names of further fields of the user record that `user`, events and areas contain, separated by
   * spaces. Without it they contain `UserId`, `Name`, `Role` and `Avatar`.
   */
  userFields: string;
  /** Product name; part of the page title. */
  brand: string;
  /** Folder with your own `assets/i18n/{lang}.json`; each text in it overrides the built-in one. */
  assetsBase: string;
  /**
   * Overrides the language of cookie and browser: `en`, `cn`, `es`, `de`, `it`, `ru`, or a language
   * tag for which `assets-base` has a catalog.
   */
  language: string;
  /**
   * `light`, `dark`, or `host`: follows the host page by `data-theme` or `data-bs-theme`, a class
   * `dark` or `light`, `color-scheme`, else the system.
   */
  theme: Setting<'theme'>;
  /** Boolean: does not focus the first empty field. */
  noAutofocus: boolean;
}

/** Properties of the elements that sign in. */
export interface SignInProperties {
  /** Address of the identity provider. */
  oidcAuthority: string;
  /** Client ID of your page at the provider. */
  oidcClientId: string;
  /** Scopes requested from the provider. */
  oidcScope: string;
  /** Address the provider redirects back to; empty is the current page. */
  oidcRedirectUri: string;
  /** Claim that contains the role; without it no user is an administrator. */
  oidcRoleClaim: string;
  /**
   * Path that receives a POST with the token at logout, with `auth="backend"` or `email`. The
   * logout does not wait for the answer, and its failure changes nothing. Paths of another origin
   * are refused.
   */
  logoutPath: string;
  /**
   * Address of the reset page; without it the steps open in place. `none`: no link "Forgot
   * password?".
   */
  resetUrl: string;
  /** Where the user record is stored: `local`, `session` (one tab) or `memory` (one page). */
  storage: StorageKind;
  /**
   * `{signIn({userId, password}), signOut(user), start?()}`, all returning promises. It replaces
   * the login call. `signIn` resolves to a record with a non-empty `token`, or to `{challenge:
   * {kind, message?, answer(value)}}`, a second step: `kind` is `code` or `new-password`, and
   * `answer` resolves as `signIn` does. `start` is called once on load and may return the user that
   * a redirect brought back.
   */
  authProvider: AuthProvider | undefined;
}

/** Properties of `<backoffice-shell>`; the objects have no attribute. */
export interface ShellProperties extends SharedProperties, SignInProperties {
  /** `hash` keeps the path in the page's address, `memory` leaves the address alone. */
  routing: 'hash' | 'memory';
  /** Text between `#` and the path: `!bo` makes `#!bo/site`. */
  hashPrefix: string;
  /**
   * Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`, and any language tag for
   * which `assets-base` has a catalog. The current one is always offered.
   */
  languages: string;
  /** Currency for areas: ISO 4217, available there as `area.currency`. */
  currency: string;
  /** `vertical`, or `horizontal` with the menu in the top bar. */
  layout: Setting<'layout'>;
  /**
   * `fluid`, `boxed` (at most 1300 px, centered) or `scrollable` (top bar and menu scroll with the
   * content).
   */
  width: Setting<'width'>;
  /** `dark`, `light`, `compact`, `icon` or `colored`; in the vertical layout. */
  sidebar: Setting<'sidebar'>;
  /** `light`, `dark` or `colored`; in the horizontal layout. */
  topbar: Setting<'topbar'>;
  /**
   * Names of settings, or `all`, that users cannot change: shown as set by the organization. With
   * `all` there is no settings panel.
   */
  lockedSettings: string;
  /**
   * `reload` reloads the page after a 401. `dialog` shows a sign-in dialog over the page and
   * repeats up to 100 pending requests if the same user signs in. With `auth="oidc"` it is always
   * `reload`.
   */
  sessionExpired: 'reload' | 'dialog';
  /**
   * Minutes without a key, pointer or touch in any tab of the session after which the user is
   * logged out, with a countdown in the last minute; drafts are kept. Empty: never. Other values
   * than positive numbers log one warning and mean never.
   */
  idleTimeout: string;
  /**
   * Your own entries in place of the seven areas: an array of `{id, label, icon?, link?, badge?:
   * {variant, text}, subItems?, parentId?}`. `label` is a translation key or plain text; a `link`
   * that starts with `/` is a path of the shell. A flat list with `parentId` is nested. `icon` is a
   * lucide (https://lucide.dev/icons) name, loaded on demand; `iconUrl` an image, `iconUrl2` the
   * one under the pointer. Other origins open in a new tab. Assign a new array to change the menu.
   */
  menu: readonly MenuItem[] | undefined;
  /**
   * Sources of the areas by name: `{site: {module: '/site.js'}}`, or `{load}`, `{element}`,
   * `{iframe}`. See areas (areas.md).
   */
  areas: (Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined;
  /**
   * The apps menu: `{id, label, link, icon?, iconUrl?}[]`. Shown in the vertical layout once it is
   * an array, always in the horizontal one; so are `notifications`.
   */
  apps: readonly App[] | undefined;
  /**
   * `{id, title, text?, time?, icon?, link?, read?}[]`; `time` is an ISO text, milliseconds or a
   * Date. Items read here stay read until the list changes them.
   */
  notifications: readonly NotificationInput[] | undefined;
  /**
   * `(query, signal)`, returns a promise of `{id, label, description?, link?, icon?}[]`, shown
   * below the entries of the menu. Called 150 ms after the last key press.
   */
  searchProvider: SearchProvider | undefined;
  /**
   * Entries of the user menu between Profile and Log out: `{id, label, icon?, link?}[]`. Each
   * dispatches `backoffice-user-menu`; one with a `link` opens it as well.
   */
  userMenu: readonly UserMenuItem[] | undefined;
  /**
   * Commands of the search palette: `{id, label, icon?, keywords?, run()}[]`. A command that throws
   * or rejects dispatches `backoffice-error`.
   */
  commands: readonly Command[] | undefined;
}

/** Properties of `<backoffice-login>`. */
export interface LoginProperties extends SharedProperties, SignInProperties {
  /** Address to open after sign-in. */
  returnUrl: string;
  /** Address of a registration page; without it no link is shown. */
  registerUrl: string;
}

/** Properties of `<backoffice-reset>`. */
export interface ResetProperties extends SharedProperties {
  /** Address of the sign-in page; without it the form opens in place. */
  loginUrl: string;
}
