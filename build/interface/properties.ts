import { ALL, type PropertyRow } from './row';

/** The rows with their literal names, which sameNames.ts compares with the code. */
export const propertyRows = [
  {
    name: 'menu',
    on: ['shell'],
    type: 'MenuItem[] | undefined',
    meaning:
      'Your own entries in place of the seven areas: `{id, label, icon?, link?, badge?: {variant, text}, description?, roles?, subItems?, parentId?}[]`. `label` is a translation key or plain text. The `variant` of a badge is `primary` (also `accent`), `success`, `warning`, `danger`, `info`, `light` or `dark`; any other is neutral. A `link` that starts with `/` is a path of the shell; links to other origins open in a new tab. An entry with neither `link` nor entries below it opens nothing. Use `subItems` to nest entries, or a flat list with `parentId`. `icon` is a [lucide](https://lucide.dev/icons) name, loaded on demand. `iconUrl` is an image instead, and `iconUrl2` the image under the pointer. `roles` is an array of role names: only users whose `Role` is exactly one of them see the entry and may open its path; without it, every user does. See [roles](areas.md#roles). Assign a new array to change the menu.',
  },
  {
    name: 'areas',
    on: ['shell'],
    type: '(Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined',
    meaning:
      "Sources of the areas by name, such as `{site: {module: '/site.js'}}`. A source is `{module}`, `{load}`, `{element}` or `{iframe}`, with the options `label` and `icon`, for the name and the icon of an area beyond the seven, `roles`, an array of the roles that may enter, and `preload`, which says when the module is fetched: `hover` (the default; when the pointer or the focus reaches a link to the area), `load` (with the page) or `never` (only with the visit). See [areas](areas.md), also for the [context](areas.md#context) that the code of an area receives: `setCommands`, `setBadge`, `setDirty` and more.",
  },
  {
    name: 'apps',
    on: ['shell'],
    type: 'App[] | undefined',
    meaning:
      'Entries of the apps menu: `{id, label, link?, icon?, iconUrl?}[]`. Each dispatches `backoffice-app`; one with a `link` opens it as well. The horizontal layout always shows the menu, the vertical one only if this is an array.',
  },
  {
    name: 'notifications',
    on: ['shell'],
    type: 'Notification[] | undefined',
    meaning:
      '`{id, title, text?, time?, icon?, link?, read?}[]`; `time` is an ISO text, milliseconds or a Date. What the user has read stays read on this page while the list contains it; to show it as unread again, use a new `id`. To keep it longer, store what `backoffice-notification-read` names; ids in events are texts. Assign a new array to change the list. The horizontal layout always shows the list, the vertical one only if this is an array.',
  },
  {
    name: 'searchProvider',
    on: ['shell'],
    type: 'SearchProvider | undefined',
    meaning:
      'A function `(query, signal)` that returns a promise of `{id, label, description?, link?, icon?, group?}[]`. The search shows up to 20 of them below the entries of the menu, under the heading `group`. It calls the function 150 ms after the last key press.',
  },
  {
    name: 'authProvider',
    on: ['shell', 'login'],
    type: 'AuthProvider | undefined',
    meaning:
      'Replaces the sign-in call: `{signIn({userId, password}), signOut(user), start?()}`, which return promises. `signIn` resolves to a record with a non-empty `token`, or to a second step, `{challenge: {kind, message?, answer(value)}}`. Its `kind` is `code` or `new-password`, and `answer` resolves as `signIn` does. `start` is called once on load and may return the user that a redirect brought back. The form shows the message of an `Error` that `signIn` throws; for errors of the browser, such as a `TypeError` of `fetch`, it shows a text of its own.',
  },
  {
    name: 'userMenu',
    on: ['shell'],
    type: 'readonly UserMenuItem[] | undefined',
    meaning:
      'Entries of the user menu between Profile and Log out: `{id, label, icon?, link?}[]`. Each dispatches `backoffice-user-menu`; one with a `link` opens it as well. Assign a new array to change them.',
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
    name: 'hasUnsavedWork',
    on: ['shell'],
    type: 'boolean',
    readonly: true,
    meaning:
      'Whether an area has unsaved work, as it says with `setDirty(true)`. A router of the page can ask before it removes the shell, see [unsaved work](embedding.md#unsaved-work). Read-only.',
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
    meaning:
      'Signs out, as the user menu does. Returns a promise, which also resolves if the user stays because of unsaved work.',
  },
  {
    name: 'signIn(record)',
    on: ['shell', 'login'],
    type: '(record: UserRecord | PromiseLike<UserRecord>) => Promise<void>',
    meaning:
      'Takes over a session that the page has obtained elsewhere: `{token, UserId?, Name?, Role?, Avatar?}`. Dispatches `backoffice-login` as a sign-in does. Rejects with a `TypeError` if the record has no token. You can pass a promise of a record: the sign-in form then waits, and shows the message if it rejects. If that record has no token, `signIn` rejects with an `ApiError` (reason `no-token`). A later `signIn`, or a `logout()`, replaces one that is pending, whose promise then resolves; so does one that is refused because the current user stays with unsaved work: read `user` afterwards.',
  },
  {
    name: 'notify(toast)',
    on: ['shell'],
    type: '(toast: Toast) => void',
    meaning:
      'Shows a toast, `{kind, text}` with `kind` `info`, `success`, `warning` or `error`. Before sign-in, the toast waits.',
  },
  {
    name: 'setBadge(area, badge)',
    on: ['shell'],
    type: '(area: string, badge: {variant: string, text: string} | undefined) => void',
    meaning:
      "Sets the badge of an area's menu entry and tile until the session ends or the page is loaded again; `undefined` restores the badge of the menu.",
  },
  {
    name: 'request(url, options)',
    on: ['shell', 'login'],
    type: '(url: string, options?: RequestOptions) => Promise<unknown>',
    meaning:
      "Calls the server with the session's headers. `options`, read at the call: `method`, `body` (sent as JSON; a `FormData`, `URLSearchParams`, file or buffer as it is), `headers` (`Content-Type` replaces that of JSON), `signal`, `timeout` (ms, default 30 000; 0 is none), `envelope` (unwraps `Data`), `anonymous` (sends no token, for a sign-in of your own). Resolves to the parsed body, `undefined` if it is empty. Rejects with an `ApiError` that has `message`, `code`, `status` and `reason`: `server`, `network`, `timeout`, `aborted`, `malformed` or `no-token`.",
  },
] as const satisfies readonly PropertyRow[];

/** Properties without an attribute, and methods, which have brackets in their names. */
export const properties: readonly PropertyRow[] = propertyRows;
