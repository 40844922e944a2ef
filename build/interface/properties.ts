import { ALL, type PropertyRow } from './row';

/** Properties without an attribute, and methods, which have brackets in their names. */
export const properties: readonly PropertyRow[] = [
  {
    name: 'menu',
    on: ['shell'],
    type: 'MenuItem[] | undefined',
    meaning:
      'Your own entries in place of the seven areas: an array of `{id, label, icon?, link?, badge?: {variant, text}, subItems?, parentId?}`. `label` is a translation key or plain text; a `link` that starts with `/` is a path of the shell. A flat list with `parentId` is nested. `icon` is a [lucide](https://lucide.dev/icons) name, loaded on demand; `iconUrl` an image, `iconUrl2` the one under the pointer. Other origins open in a new tab. Assign a new array to change the menu.',
  },
  {
    name: 'areas',
    on: ['shell'],
    type: '(Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined',
    meaning:
      "Sources of the areas by name: `{site: {module: '/site.js'}}`, or `{load}`, `{element}`, `{iframe}`. See [areas](areas.md).",
  },
  {
    name: 'apps',
    on: ['shell'],
    type: 'App[] | undefined',
    meaning:
      'The apps menu: `{id, label, link, icon?, iconUrl?}[]`. Shown in the vertical layout once it is an array, always in the horizontal one; so are `notifications`.',
  },
  {
    name: 'notifications',
    on: ['shell'],
    type: 'Notification[] | undefined',
    meaning:
      '`{id, title, text?, time?, icon?, link?, read?}[]`; `time` is an ISO text, milliseconds or a Date. Items read here stay read until the list changes them.',
  },
  {
    name: 'searchProvider',
    on: ['shell'],
    type: 'SearchProvider | undefined',
    meaning:
      '`(query, signal)`, returns a promise of `{id, label, description?, link?, icon?}[]`, shown below the entries of the menu. Called 150 ms after the last key press.',
  },
  {
    name: 'authProvider',
    on: ['shell', 'login'],
    type: 'AuthProvider | undefined',
    meaning:
      '`{signIn({userId, password}), signOut(user), start?()}`, all returning promises. It replaces the login call. `signIn` resolves to a record with a non-empty `token`, or to `{challenge: {kind, message?, answer(value)}}`, a second step: `kind` is `code` or `new-password`, and `answer` resolves as `signIn` does. `start` is called once on load and may return the user that a redirect brought back.',
  },
  {
    name: 'userMenu',
    on: ['shell'],
    type: 'readonly UserMenuItem[] | undefined',
    meaning:
      'Entries of the user menu between Profile and Log out: `{id, label, icon?, link?}[]`. Each dispatches `backoffice-user-menu`; one with a `link` opens it as well.',
  },
  {
    name: 'commands',
    on: ['shell'],
    type: 'readonly Command[] | undefined',
    meaning:
      'Commands of the search palette: `{id, label, icon?, keywords?, run()}[]`. A command that throws or rejects dispatches `backoffice-error`.',
  },
  {
    name: 'user',
    on: ALL,
    type: 'PublicUser | undefined',
    readonly: true,
    meaning: 'The signed-in user without the token; `undefined` when signed out. Read-only.',
  },
  {
    name: 'version',
    on: ALL,
    type: 'string',
    readonly: true,
    meaning: 'Version of the package. Read-only.',
  },
  {
    name: 'navigate(path)',
    on: ['shell'],
    type: '(path: string) => void',
    meaning:
      'Opens a path of the shell, such as `/site`; works from `backoffice-ready` on. Throws a `TypeError` for any other value.',
  },
  {
    name: 'logout()',
    on: ['shell'],
    type: '() => Promise<void>',
    meaning: 'Signs out, as the user menu does. Returns a promise.',
  },
  {
    name: 'signIn(record)',
    on: ['shell', 'login'],
    type: '(record: UserRecord | Promise<UserRecord>) => Promise<void>',
    meaning:
      'Takes over a session that the page has obtained elsewhere: `{token, UserId?, Name?, Role?, Avatar?}`. Dispatches `backoffice-login` as a sign-in does. Rejects with a `TypeError` if the record has no token. With a promise of a record the sign-in form waits, and shows the message of a rejection.',
  },
  {
    name: 'notify(toast)',
    on: ['shell'],
    type: '(toast: Toast) => void',
    meaning:
      'Shows a toast, `{kind, text}` with `kind` `info`, `success`, `warning` or `error`. While nobody is signed in it waits.',
  },
  {
    name: 'setBadge(area, badge)',
    on: ['shell'],
    type: '(area: string, badge: {variant: string, text: string} | undefined) => void',
    meaning:
      "Sets the badge of an area's menu entry and tile; `undefined` restores that of the menu. It stays when the area is left.",
  },
  {
    name: 'request(url, options)',
    on: ['shell', 'login'],
    type: '(url: string, options?: RequestOptions) => Promise<unknown>',
    meaning:
      "Calls the server with the session's headers. `options`: `method`, `body` (sent as JSON), `headers`, `signal`, `timeout` (ms, 30 000), `envelope` (unwraps `Data`). Resolves to the parsed body (`undefined` if it is empty), rejects with an `ApiError` that has `message`, `reason`, `code` and `status`.",
  },
];
