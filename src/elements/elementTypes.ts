import type { AuthProvider } from '../api/providers';
import type { AreaName, SETTINGS } from '../constants';
import type { AreaSource } from '../store/areas/areaSources';
import type { StorageKind } from '../store/browser/storage';
import type { App } from '../store/lists/apps';
import type { GivenNotification } from '../store/lists/notifications';
import type { SearchProvider } from '../store/lists/searchResults';
import type { MenuItem } from '../store/menu/menuItems';
import type { ACCENTS } from '../store/pickers/dateField';
import type { DatePreset } from '../store/pickers/presets';
import type { PublicUser } from '../store/session/userRecord';
import type { BackofficeEventMap } from './events';

type Setting<Name extends keyof typeof SETTINGS> = (typeof SETTINGS)[Name][number];

/** Properties of every element, each with an attribute. */
export interface SharedProperties {
  /** Address of the server; empty is the page's own origin. */
  apiBase: string;
  /**
   * How users sign in: `backend` calls `/api/account/login`, `email` calls `/users/authenticate`,
   * `oidc` redirects to a hosted identity provider (not in reset). See hosted sign-in
   * (docs/oidc.md).
   */
  auth: 'backend' | 'email' | 'oidc';
  /** Cookie that holds the CSRF token. */
  csrfCookie: string;
  /** Header that repeats the CSRF token on writing requests to relative addresses. */
  csrfHeader: string;
  /** Prefix of every storage key. Elements with the same prefix share one session. */
  storagePrefix: string;
  /** Product name; part of the page title. */
  brand: string;
  /** Folder with your own `assets/i18n/{lang}.json`; each text in it overrides the built-in one. */
  assetsBase: string;
  /** Overrides the language of cookie and browser: `en`, `cn`, `es`, `de`, `it` or `ru`. */
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
  /** Where the user record is stored: `local`, `session` (one tab) or `memory` (one page). */
  storage: StorageKind;
  /**
   * `{signIn({userId, password}), signOut(user), start?()}`, all returning promises. It replaces
   * the login call. `signIn` resolves to a record with a non-empty `token`; `start` is called once
   * on load and may return the user that a redirect brought back.
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
   * Languages of the shell's picker: `en`, `cn`, `es`, `de`, `it`, `ru`. The current one is always
   * offered.
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
   * Your own entries in place of the seven areas: an array of `{id, label, icon?, link?, badge?:
   * {variant, text}, subItems?, parentId?}`. `label` is a translation key or plain text; a `link`
   * that begins with `/` is a path of the shell. A flat list with `parentId` is nested. `icon` is a
   * lucide (https://lucide.dev/icons) name, loaded on demand; `iconUrl` an image, `iconUrl2` the
   * one under the pointer. Other origins open in a new tab. Give a new array to change the menu.
   */
  menu: readonly MenuItem[] | undefined;
  /**
   * What fills the areas, by name: `{site: {module: '/site.js'}}`, or `{load}`, `{element}`,
   * `{iframe}`. See areas (docs/areas.md).
   */
  areas: (Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined;
  /**
   * The apps menu: `{id, label, link, icon?, iconUrl?}[]`. Shown in the vertical layout once it is
   * an array, always in the horizontal one; so are `notifications`.
   */
  apps: readonly App[] | undefined;
  /**
   * `{id, title, text?, time?, icon?, link?, read?}[]`; `time` is an ISO text, milliseconds or a
   * Date. What is read here stays read until the list says otherwise.
   */
  notifications: readonly GivenNotification[] | undefined;
  /**
   * `(query, signal)`, returns a promise of `{id, label, description?, link?, icon?}[]`, shown
   * below the entries of the menu. Asked 150 ms after the last key.
   */
  searchProvider: SearchProvider | undefined;
}

/** Properties of `<backoffice-login>`. */
export interface LoginProperties extends SharedProperties, SignInProperties {
  /** Address to open after sign-in. */
  returnUrl: string;
  /** Address of a registration page; without it no link is shown. */
  registerUrl: string;
  /** Address of the reset page; without it the steps open in place. */
  resetUrl: string;
}

/** Properties of `<backoffice-reset>`. */
export interface ResetProperties extends SharedProperties {
  /** Address of the sign-in page; without it the form opens in place. */
  loginUrl: string;
}

/** Properties of both pickers, each with an attribute. */
export interface PickerProperties {
  /** Name of the entry in the form. */
  name: string;
  /** Label above the field. Without it a `<label>` of the page labels the field. */
  label: string;
  /** Boolean: the form requires a value. */
  required: boolean;
  /** Boolean: disables the field and leaves it out of the form. */
  disabled: boolean;
  /**
   * Earliest value, included: `YYYY-MM-DD`, or `HH:MM`. Both bounds are ignored if it is after
   * `max`.
   */
  min: string;
  /** Latest value, included. */
  max: string;
  /**
   * `en`, `cn`, `es`, `de`, `it` or `ru`; else the language of the shell around it, the cookie or
   * the browser.
   */
  language: string;
}

/** Properties of `<backoffice-date-picker>`; the last two have no attribute. */
export interface DatePickerProperties extends PickerProperties {
  /** Months shown, `1` to `12`. */
  months: string;
  /** Boolean: selects two days, with a list of ranges. */
  range: boolean;
  /** Boolean: hides the week numbers. */
  noWeekNumbers: boolean;
  /** Color of the selection: `green`, `blue`, `indigo`, `red` or `orange`. */
  accent: (typeof ACCENTS)[number];
  /**
   * Your own list of ranges, `{label, value}[]`; `value` is `YYYY-MM-DD/YYYY-MM-DD`, or a function
   * that returns one. `label` is a translation key or plain text. Custom Range stays the last
   * entry; an empty list shows the calendar alone.
   */
  presets: readonly DatePreset[] | null | undefined;
  /** Returns whether a day, `YYYY-MM-DD`, is disabled. */
  disabledDays: ((day: string) => boolean) | null | undefined;
}

/** Properties of `<backoffice-time-picker>`. */
export interface TimePickerProperties extends PickerProperties {
  /** Boolean: shows seconds. */
  seconds: boolean;
  /** Step of arrows and wheel in hours, `1` to `12`. */
  hourStep: string;
  /** Step of arrows and wheel in minutes, `1` to `59`. */
  minuteStep: string;
  /** Step of arrows and wheel in seconds, `1` to `59`. */
  secondStep: string;
  /** Boolean: uses 24 hours instead of AM and PM. */
  noMeridian: boolean;
}

/** Members of every element with a session. */
export interface BackofficeElement extends HTMLElement {
  /** Version of the package. Read-only. */
  readonly version: string;
  /** The signed-in user without the token; `undefined` when signed out. Read-only. */
  readonly user: PublicUser | undefined;
  /** Adds a listener for one of the element's own events. */
  addEventListener<Name extends keyof BackofficeEventMap>(
    type: Name,
    listener: (this: this, event: BackofficeEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Adds a listener for a native event. */
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Adds a listener for any other event. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Standard form-control API, backed by ElementInternals. */
export interface FormControl extends HTMLElement {
  /** The form that the element belongs to. Read-only. */
  readonly form: HTMLFormElement | null;
  /**
   * `valueMissing`, `badInput` (the typed text is no value), `rangeUnderflow`, `rangeOverflow`,
   * `customError` (a disabled day). Read-only.
   */
  readonly validity: ValidityState;
  /** Message for the user in the language of the picker; empty if valid. Read-only. */
  readonly validationMessage: string;
  /** False while the element is disabled. Read-only. */
  readonly willValidate: boolean;
  /** The `<label>` elements of the field. Read-only. */
  readonly labels: NodeList;
  /** Returns whether the value is valid. */
  checkValidity(): boolean;
  /** Returns whether the value is valid; if not, shows the message and focuses the field. */
  reportValidity(): boolean;
}

/** Members of both pickers: a value and the standard form-control API. */
export interface PickerElement extends FormControl {
  /** Current value, empty if there is none: `YYYY-MM-DD`, a range `YYYY-MM-DD/YYYY-MM-DD`, or `HH:MM[:SS]`. */
  value: string;
}

/** The events of the time picker by name. */
interface TimePickerEventMap extends HTMLElementEventMap {
  /** The value has changed; `dayOffset` is 1 if a carry of 24 or 60 reached the next day. */
  change: CustomEvent<{ dayOffset: 0 | 1 }>;
}

/** Signature of the time picker's `addEventListener` and `removeEventListener`. */
export type TimePickerListen = <Name extends keyof TimePickerEventMap>(
  type: Name,
  listener: (
    this: PickerElement & TimePickerProperties,
    event: TimePickerEventMap[Name],
  ) => unknown,
  options?: boolean | AddEventListenerOptions,
) => void;
