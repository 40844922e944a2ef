// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { AreaName } from '../constants';
import type { AreaSource } from '../store/areas/areaTypes';
import type { App } from '../store/lists/apps';
import type { Command } from '../store/lists/commands';
import type { NotificationInput } from '../store/lists/notifications';
import type { SearchProvider } from '../store/lists/searchResults';
import type { UserMenuItem } from '../store/lists/userMenu';
import type { MenuItem } from '../store/menu/menuItems';
import type { Setting, SharedProperties, SignInProperties } from './elementProperties';

/** Properties of `<backoffice-shell>`; the objects have no attribute. */
export interface ShellProperties extends SharedProperties, SignInProperties {
  /** `hash` keeps the path in the page's address; `memory` does not change the address. */
  routing: 'hash' | 'memory';
  /** Text between `#` and the path: `!bo` makes `#!bo/site`. */
  hashPrefix: string;
  /** Currency for areas: ISO 4217, available there as `area.currency`. */
  currency: string;
  /** `vertical`, or `horizontal` with the menu in the top bar. */
  layout: Setting<'layout'>;
  /**
   * `fluid`, `boxed` (at most 1300 px, centered) or `scrollable` (top bar and menu scroll with the
   * content).
   */
  width: Setting<'width'>;
  /** Side menu of the vertical layout: `dark`, `light`, `compact`, `icon` or `colored`. */
  sidebar: Setting<'sidebar'>;
  /** Top bar of the horizontal layout: `light`, `dark` or `colored`. */
  topbar: Setting<'topbar'>;
  /**
   * Names of settings that users cannot change, or `all`. The settings panel shows these as set by
   * the organization; with `all` there is no panel.
   */
  lockedSettings: string;
  /**
   * `reload` reloads the page after a 401. `dialog` shows a sign-in dialog over the page and
   * repeats up to 100 pending requests if the same user signs in. A user who closes it is logged
   * out, and drafts are deleted, after the question about unsaved work. With `auth="oidc"`, the
   * page always reloads.
   */
  sessionExpired: 'reload' | 'dialog';
  /**
   * Logs the user out after this many minutes without a key, click, pointer or touch in any tab of
   * the session; the time keeps running while no tab is open. A countdown appears in the last
   * minute; for timeouts under two minutes, in the second half. Drafts are kept. If empty, users
   * are never logged out. Any other value that is not a positive number also means never, and logs
   * one warning.
   */
  idleTimeout: string;
  /**
   * Your own entries in place of the seven areas: `{id, label, icon?, link?, badge?: {variant,
   * text}, description?, roles?, subItems?, parentId?}[]`. `label` is a translation key or plain
   * text. The `variant` of a badge is `primary` (also `accent`), `success`, `warning`, `danger`,
   * `info`, `light` or `dark`; any other is neutral. A `link` that starts with `/` is a path of the
   * shell; links to other origins open in a new tab. An entry with neither `link` nor entries below
   * it opens nothing. Use `subItems` to nest entries, or a flat list with `parentId`. `icon` is a
   * [lucide](https://lucide.dev/icons) name, loaded on demand. `iconUrl` is an image instead, and
   * `iconUrl2` the image under the pointer. `roles` is an array of role names: only users whose
   * `Role` is exactly one of them see the entry and may open its path; without it, every user does.
   * See roles (docs/areas.md). Assign a new array to change the menu.
   */
  menu: readonly MenuItem[] | undefined;
  /**
   * Sources of the areas by name, such as `{site: {module: '/site.js'}}`. A source is `{module}`,
   * `{load}`, `{element}` or `{iframe}`, with the options `label` and `icon`, for the name and the
   * icon of an area beyond the seven, `roles`, an array of the roles that may enter, and `preload`,
   * which says when the module is fetched: `hover` (the default; when the pointer or the focus
   * reaches a link to the area), `load` (with the page) or `never` (only with the visit). See areas
   * (docs/areas.md), also for the context (docs/areas.md) that the code of an area receives:
   * `setCommands`, `setBadge`, `setDirty` and more.
   */
  areas: (Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined;
  /**
   * Entries of the apps menu: `{id, label, link?, icon?, iconUrl?}[]`. Each dispatches
   * `backoffice-app`; one with a `link` opens it as well. The horizontal layout always shows the
   * menu, the vertical one only if this is an array.
   */
  apps: readonly App[] | undefined;
  /**
   * `{id, title, text?, time?, icon?, link?, read?}[]`; `time` is an ISO text, milliseconds or a
   * Date. What the user has read stays read on this page while the list contains it; to show it as
   * unread again, use a new `id`. To keep it longer, store what `backoffice-notification-read`
   * names; ids in events are texts. Assign a new array to change the list. The horizontal layout
   * always shows the list, the vertical one only if this is an array.
   */
  notifications: readonly NotificationInput[] | undefined;
  /**
   * A function `(query, signal)` that returns a promise of `{id, label, description?, link?, icon?,
   * group?}[]`. The search shows up to 20 of them below the entries of the menu, under the heading
   * `group`. It calls the function 150 ms after the last key press.
   */
  searchProvider: SearchProvider | undefined;
  /**
   * Entries of the user menu between Profile and Log out: `{id, label, icon?, link?}[]`. Each
   * dispatches `backoffice-user-menu`; one with a `link` opens it as well. Assign a new array to
   * change them.
   */
  userMenu: readonly UserMenuItem[] | undefined;
  /**
   * Commands of the search palette: `{id, label, icon?, keywords?, run()}[]`. A command that throws
   * or rejects dispatches `backoffice-error`.
   */
  commands: readonly Command[] | undefined;
}

/** The properties of the shell without an attribute. build/interface/sameNames.ts checks that none is missing. */
export const SHELL_OBJECTS = [
  'menu',
  'areas',
  'apps',
  'notifications',
  'authProvider',
  'searchProvider',
  'userMenu',
  'commands',
] as const satisfies readonly (keyof ShellProperties)[];
