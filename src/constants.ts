/**
 * Fixed values of the product, and the defaults derived from them. "Assumed" marks values that the
 * specification leaves open.
 */

/** Login response code that means success. */
export const SUCCESS_CODE = 0;
/** HTTP status that ends the session. */
export const UNAUTHORIZED = 401;

/** Sign-in call. */
export const LOGIN_PATH = '/api/account/login';
/** Second step of a sign-in (assumed). */
export const CHALLENGE_PATH = '/api/account/login/challenge';
/** Password reset call. */
export const RESET_PATH = '/api/account/resetpwd';
/** Sign-in with an email address (`auth="email"`). */
export const AUTHENTICATE_PATH = '/users/authenticate';
/** Translation file of a language, below `assets-base`. */
export const catalogPath = (language: string) => `assets/i18n/${language}.json`;

/** Fixed type of the login call. */
export const AUTH_TYPE = 'password';
/** Fixed language of the login call. */
export const LOGIN_LANGUAGE = 'zh-CN';
/** Actions of the reset call. The specification misspells the second one in this way. */
export const RESET_ACTIONS = { send: 'send', verify: 'vefiry', reset: 'reset' } as const;

/** The role that sees the admin area, compared exactly. */
export const ADMIN_ROLE = 'ADMIN';

/** Default prefix of every storage key (assumed). */
export const STORAGE_PREFIX = 'backoffice:';
/** User record, in the storage that the attribute `storage` names (assumed). */
export const USER_KEY = 'currentUser';
/** Origin of the server that the record belongs to, if it is not the page's own (assumed). */
export const USER_SERVER_KEY = 'currentUserServer';
/** Random id of the browser, in local storage (assumed). */
export const CLIENT_ID_KEY = 'clientId';
/** Chosen settings, in local storage (assumed). */
export const SETTINGS_KEY = 'settings';
/** Recent choices of the search, in local storage (assumed). */
export const RECENT_KEY = 'recent';
/** Pages that a user visited last, in the storage of the user record (assumed). */
export const VISITED_KEY = 'visited';
/** Pages that users have pinned, in local storage (assumed). */
export const PINNED_KEY = 'pinned';
/** Message shown after the reload that follows a 401, in session storage (assumed). */
export const NOTICE_KEY = 'notice';

/** Start of the keys of unsaved work in areas, in session storage (assumed). */
export const DRAFTS_KEY = 'drafts[';
/** Areas that have reloaded the page because their module was missing, in session storage (assumed). */
export const AREA_RELOADS_KEY = 'reloaded';
/** Times of the last reloads after a 401, in session storage (assumed). */
export const EXPIRY_RELOADS_KEY = 'expired';

/** Time of the last key, click, pointer or touch in any tab, in the storage of the user record (assumed). */
export const ACTIVITY_KEY = 'activity';
/** Time in ms before an idle logout at which the countdown appears (assumed). */
export const IDLE_WARNING_MS = 60_000;

/** Texts of the first paint in the last language other than English, in local storage (assumed). */
export const TEXTS_KEY = 'texts';

/** Cookie of the language setting. */
export const LANGUAGE_COOKIE = 'lang';
/** Local storage entry whose change event announces a new language to other tabs (assumed). */
export const LANGUAGE_KEY = `${STORAGE_PREFIX}language`;
/** Languages of the session. Any other browser language becomes English. */
export const SESSION_LANGUAGES = ['en', 'cn'] as const;
/** Languages that the shell offers without the attribute `languages`. */
export const DEFAULT_LANGUAGES = ['en', 'es', 'de', 'it', 'ru'] as const;

/** Cross-site request forgery cookie and header (assumed: the specification names neither). */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** The seven areas in the order of the menu, admin before support. */
export const AREAS = [
  'workspace',
  'site',
  'application',
  'develop',
  'apppublish',
  'admin',
  'support',
] as const;
/** Name of a built-in area. */
export type AreaName = (typeof AREAS)[number];
/** The area that only administrators see. */
export const ADMIN_AREA = 'admin' satisfies AreaName;

/** Largest width in px at which the shell uses its phone layout. */
export const MOBILE_BREAKPOINT_PX = 768;
/** The menu scrolls if the active item is further than this below its top, in px. */
export const MENU_SCROLL_THRESHOLD_PX = 500;
/** Additional scroll distance in px. */
export const MENU_SCROLL_EXTRA_PX = 300;
/** Delay before scrolling in ms. */
export const MENU_SCROLL_DELAY_MS = 300;
/** A submenu with more entries becomes a mega menu. */
export const MEGA_MENU_ENTRIES = 11;
/** Number of entries, or of different labels, of a very large menu that are checked for mistakes (assumed). */
export const MAX_CHECKED_ENTRIES = 2000;

/** Timeout of a request in ms (assumed). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Longest delay of `setTimeout` in ms, a signed 32-bit integer (HTML standard, timers). */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Time in ms after which a mounting area shows that it is taking long (assumed). */
export const AREA_SLOW_AFTER_MS = 10_000;
/** Maximum number of requests that wait for a new sign-in. Further ones reject with the 401 (assumed). */
export const MAX_WAITING_REQUESTS = 100;
/** Time in ms before the token expires at which the warning appears (assumed). */
export const EXPIRY_WARNING_MS = 120_000;
/**
 * Returns the seconds before the expiry at which a hosted token is renewed: a minute, or the last quarter of a
 * shorter lifetime.
 */
export const renewalAhead = (lasts?: number) =>
  Number(lasts) > 0 ? Math.min(60, Number(lasts) / 4) : 60;
/** Seconds before another reset code can be requested (assumed). */
export const RESEND_SECONDS = 30;
/** Minimum length of a new password, shown as a hint (assumed). The reference server has the same one. */
export const PASSWORD_MINIMUM = 10;
/** Currency and locale of English. */
export const DEFAULT_CURRENCY = 'USD';
export const DEFAULT_LOCALE = 'en-US';

/** Default of `oidc-scope`. */
export const DEFAULT_OIDC_SCOPE = 'openid profile';

/** Default product name (assumed). */
export const DEFAULT_BRAND = 'Back Office';

/** Accepted settings; the first of each list is the default. */
export const SETTINGS = {
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed', 'scrollable'],
  sidebar: ['dark', 'light', 'compact', 'icon', 'colored'],
  theme: ['light', 'dark', 'host'],
  topbar: ['light', 'dark', 'colored'],
} as const;

/** Time in ms after which modules without an answer count as failed (assumed). They may still arrive. */
export const MODULES_TIMEOUT_MS = 15_000;

/** Time in ms after which a view that has not loaded counts as failed (assumed). It may still load. */
export const VIEW_TIMEOUT_MS = 10_000;
/** Time in ms between the event `online`, when browsers often cannot reach a server yet, and another try. */
export const ONLINE_DELAY_MS = 2000;

/** Number of characters of a text that is shown. The browser takes seconds to lay out a longer one. */
export const MAX_TEXT_LENGTH = 1000;

/** Returns the integrator's product name, cut if it is too long, or the default. */
export const brandOf = (brand: string | undefined) =>
  brand?.trim().slice(0, MAX_TEXT_LENGTH) || DEFAULT_BRAND;

/** Returns the integrator's prefix of every storage key, or the default. */
export const storagePrefixOf = (prefix: string | undefined) => prefix ?? STORAGE_PREFIX;

/** Returns the letter of the default logo: the first of the brand. */
export const markOf = (brand: string) => ([...brand][0] ?? '').toUpperCase();
