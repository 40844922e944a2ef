/**
 * Every number and string that the specification fixes, with its § mark.
 * What the specification leaves open and the design assumes is marked so.
 */

/** Login response code that means success (§5). */
export const SUCCESS_CODE = 0;
/** HTTP status after which the session is over (§8). */
export const UNAUTHORIZED = 401;

/** Endpoints (§7). */
export const LOGIN_PATH = '/api/account/login';
export const RESET_PATH = '/api/account/resetpwd';
export const AUTHENTICATE_PATH = '/users/authenticate';
/** Translation file of a language, below `assets-base` (§7). */
export const catalogPath = (language: string) => `assets/i18n/${language}.json`;

/** Fixed fields of the login call (§7). */
export const AUTH_TYPE = 'password';
export const LOGIN_LANGUAGE = 'zh-CN';
/** Actions of the reset call (§7); the second is misspelled in the specification, exactly so (§4). */
export const RESET_ACTIONS = { send: 'send', verify: 'vefiry', reset: 'reset' } as const;

/** The role that sees the admin area (§6), compared exactly. */
export const ADMIN_ROLE = 'ADMIN';

/** Local storage keys behind the prefix (§9; the names are the design's). */
export const STORAGE_PREFIX = 'backoffice:';
export const USER_KEY = 'currentUser';
export const CLIENT_ID_KEY = 'clientId';
export const SETTINGS_KEY = 'settings';
/** What was last chosen in the search, in local storage (assumed). */
export const RECENT_KEY = 'recent';
/** One note that survives the reload after a 401, in session storage (assumed). */
export const NOTICE_KEY = 'notice';

/** Unsaved work in areas, in session storage (assumed). */
export const DRAFTS_KEY = 'drafts';
/** The areas whose modules were missing before the page was reloaded, in session storage (assumed). */
export const RELOADED_KEY = 'reloaded';
/** Under it lie the moments of the last reloads after a 401, in session storage. */
export const EXPIRED_KEY = 'expired';

/** Texts of the first paint in the last language but English, in local storage (assumed). */
export const TEXTS_KEY = 'texts';

/** Cookie of the language setting (§9). */
export const LANGUAGE_COOKIE = 'lang';
/** Written to local storage for a moment when the language changes: other tabs hear of it (assumed). */
export const LANGUAGE_KEY = `${STORAGE_PREFIX}language`;
/** Languages of the session (§5); whatever else a browser speaks is English. */
export const SESSION_LANGUAGES = ['en', 'cn'] as const;
/** Languages the shell's picker lists (§3). */
export const PICKER_LANGUAGES = ['en', 'es', 'de', 'it', 'ru'] as const;

/** Cross-site request forgery cookie and header (assumed: the specification names neither). */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** The seven areas in the order of the menu, admin before support (§2). */
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
/** The area only administrators see (§2, §6). */
export const ADMIN_AREA = 'admin' satisfies AreaName;

/** A shell this wide or narrower, in px, is a phone (§9). */
export const MOBILE_BREAKPOINT = 768;
/** The menu scrolls only if the active item lies lower than this, in px (§9). */
export const MENU_SCROLL_THRESHOLD = 500;
/** How much further it scrolls, in px, and after how many ms (§9). */
export const MENU_SCROLL_EXTRA = 300;
export const MENU_SCROLL_DELAY = 300;
/** A submenu of more entries than this becomes a mega menu (§9). */
export const MEGA_MENU_ENTRIES = 11;

/** Milliseconds until a request counts as failed (assumed). */
export const REQUEST_TIMEOUT = 30_000;
/** The longest time a timer can wait, in ms (HTML, timers: a signed 32-bit number). */
export const LONGEST_TIMER = 2 ** 31 - 1;
/** Milliseconds after which a mounting area is said to take long (assumed). */
export const AREA_PATIENCE = 10_000;
/** Requests that wait for a new sign-in at most; one more is refused as a 401 (assumed). */
export const MAX_WAITING = 100;
/** Milliseconds before its end that a session is announced to end (assumed). */
export const EXPIRY_WARNING = 120_000;
/** Seconds until another reset code can be asked for (assumed). */
export const RESEND_SECONDS = 30;
/** Characters that a new password should have, as the reference server demands; shown as a hint (assumed). */
export const PASSWORD_MINIMUM = 10;
/** Currency and locale of English (§9). */
export const DEFAULT_CURRENCY = 'USD';
export const DEFAULT_LOCALE = 'en-US';
/** Product name where the integrator gives none (assumed). */
export const DEFAULT_BRAND = 'Back Office';

/** Accepted settings; the first of each list is the default (§2, §9). */
export const SETTINGS = {
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed', 'scrollable'],
  sidebar: ['dark', 'light', 'compact', 'icon', 'colored'],
  theme: ['light', 'dark', 'host'],
  topbar: ['light', 'dark', 'colored'],
} as const;
