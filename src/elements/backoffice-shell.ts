// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { UserRecord } from '../api/account';
import type { RequestOptions } from '../api/http';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { areaStoreOf, clearIfUserGone } from '../store/areas/areaStore';
import type { Toast } from '../store/areas/areaTypes';
import { setBadge } from '../store/areas/badges';
import { showToast } from '../store/areas/toasts';
import { createNavigation } from '../store/routing/navigation';
import menu from '../views/shell/menu/menu.css?inline';
import pages from '../views/shell/pages.css?inline';
import responsive from '../views/shell/responsive.css?inline';
import { Shell } from '../views/shell/Shell';
import shell from '../views/shell/shell.css?inline';
import tools from '../views/shell/topbar/tools.css?inline';
import { createSessionClass, storesOf } from './sessionElement';
import { SHELL_OBJECTS, type ShellProperties } from './shellProperties';

const Base = createSessionClass<ShellProperties>({
  tag: 'backoffice-shell',
  View: Shell,
  styles: () => [...firstPaintAssets().shell, shell, responsive, menu, tools, pages],
  createNavigation,
  properties: SHELL_OBJECTS,
});

/**
 * `<backoffice-shell>`: Top bar, side menu, areas, profile, error pages, and sign-in with password
 * reset.
 *
 * Attributes, each with a property of the same name in camel case: `api-base`, `auth`,
 * `csrf-cookie`, `csrf-header`, `storage-prefix`, `user-fields`, `brand`, `assets-base`,
 * `language`, `theme`, `no-autofocus`, `storage`, `oidc-authority`, `oidc-client-id`, `oidc-scope`,
 * `oidc-redirect-uri`, `oidc-role-claim`, `routing`, `hash-prefix`, `languages`, `currency`,
 * `layout`, `width`, `sidebar`, `topbar`, `locked-settings`, `session-expired`, `idle-timeout`,
 * `logout-path`, `reset-url`.
 *
 * @fires backoffice-ready - The element is connected and ready. Detail: {version}.
 * @fires backoffice-login - A user has signed in, here or in another tab. Detail: {user}.
 * @fires backoffice-login-failed - A sign-in failed; `message` comes from the server if it sent
 * one. Detail: {message, code?, status?}.
 * @fires backoffice-logout - The session has ended: `user`, `expired`, `other-tab` or `idle`.
 * Detail: {reason}.
 * @fires backoffice-session-expired - The server has answered a request with 401.
 * `preventDefault()` keeps the session and the page. Detail: {status}.
 * @fires backoffice-reset - A step of the password reset is done: `sent`, `verified` or `done`.
 * Detail: {step}.
 * @fires backoffice-navigate - The shell shows another path. `area` is the name of its area, if it
 * has one. Detail: {path, area}.
 * @fires backoffice-language-change - The language has changed. Detail: {language}.
 * @fires backoffice-settings-change - `layout`, `width`, `sidebar`, `theme` or `topbar` has
 * changed. Detail: {settings}.
 * @fires backoffice-error - An error outside the forms. `source` is `storage` (the browser blocks
 * storage), `assets` (a catalog or chunk is missing), `area` (an area failed) or `request` (the
 * search provider or a command failed). `error` is what the area or command threw. Detail: {source,
 * message, status?, error?}.
 * @fires backoffice-search - The user has searched. Detail: {query}.
 * @fires backoffice-notification - The user has chosen a notification. Detail: {id}.
 * @fires backoffice-notification-read - The user has marked notifications as read, or chosen one
 * that was not. Store it, and set `read` with the next list. Detail: {ids}.
 * @fires backoffice-user-menu - The user has chosen an entry of `userMenu`. Detail: {id}.
 * @fires backoffice-app - The user has chosen an app. Detail: {id}.
 * @slot workspace - Content of the area of that name.
 * @slot site - Content of the area of that name.
 * @slot application - Content of the area of that name.
 * @slot develop - Content of the area of that name.
 * @slot apppublish - Content of the area of that name.
 * @slot support - Content of the area of that name.
 * @slot admin - Content of the area `admin`. Only administrators see it; your server must enforce
 * this.
 * @slot dashboard - Replaces the tiles, highlights and lists of pages at `/`.
 * @slot profile - Shown below the user data at `/profile`.
 * @slot footer - Replaces year and brand in the footer.
 * @slot help - Shown below the sign-in and reset forms, for a phone number or a link.
 * @slot brand - Replaces the logo and the product name.
 * @slot menu - `<script type="application/json">` with the value of the property of that name.
 * @slot apps - `<script type="application/json">` with the value of the property of that name.
 * @slot notifications - `<script type="application/json">` with the value of the property of that
 * name.
 * @csspart topbar - the bar with menu button, brand and user menu
 * @csspart sidebar - the side menu
 * @csspart menu-item - each entry of the side menu
 * @csspart user-menu - the button that opens the user menu
 * @csspart content - the scrolling pane
 * @csspart footer - the footer below the content
 * @csspart settings - the settings panel
 * @csspart brand - logo and product name
 * @csspart card - the sign-in card; tiles and facts in the shell
 */
export class BackofficeShell extends Base {
  /**
   * Opens a path of the shell, such as `/site`; works from `backoffice-ready` on. Throws a
   * `TypeError` for any other value.
   */
  navigate(path: string): void {
    storesOf(this).navigate(path);
  }

  /** Whether an area has unsaved work, as it has said with `setDirty(true)`. Read-only. */
  get hasUnsavedWork(): boolean {
    return areaStoreOf(storesOf(this)).getState().dirty !== undefined;
  }

  /**
   * Signs out, as the user menu does. Returns a promise, which also resolves if the user stays
   * because of unsaved work.
   */
  logout(): Promise<void> {
    return storesOf(this).signOut();
  }

  /**
   * Takes over a session that the page has obtained elsewhere: `{token, UserId?, Name?, Role?,
   * Avatar?}`. Dispatches `backoffice-login` as a sign-in does. Rejects with a `TypeError` if the
   * record has no token. You can pass a promise of a record: the sign-in form then waits, and shows
   * the message if it rejects. If that record has no token, `signIn` rejects with an `ApiError`
   * (reason `no-token`). A later `signIn`, or a `logout()`, replaces one that is pending, whose
   * promise then resolves; so does one that is refused because the current user stays with unsaved
   * work: read `user` afterwards.
   */
  signIn(record: UserRecord | PromiseLike<UserRecord>): Promise<void> {
    const { session, sessionHost } = storesOf(this);
    return session.signInWith(record, sessionHost);
  }

  /**
   * Shows a toast, `{kind, text}` with `kind` `info`, `success`, `warning` or `error`. Before
   * sign-in, the toast waits.
   */
  notify(toast: Toast): void {
    const stores = storesOf(this);
    clearIfUserGone(stores);
    showToast(areaStoreOf(stores), toast);
  }

  /**
   * Sets the badge of an area's menu entry and tile until the session ends or the page is loaded
   * again; `undefined` restores the badge of the menu.
   */
  setBadge(area: string, badge: { variant: string; text: string } | undefined): void {
    const stores = storesOf(this);
    clearIfUserGone(stores);
    setBadge(areaStoreOf(stores), String(area), badge);
  }

  /**
   * Calls the server with the session's headers. `options`, read at the call: `method`, `body`
   * (sent as JSON; a `FormData`, `URLSearchParams`, file or buffer as it is), `headers`
   * (`Content-Type` replaces that of JSON), `signal`, `timeout` (ms, default 30 000; 0 is none),
   * `envelope` (unwraps `Data`), `anonymous` (sends no token, for a sign-in of your own). Resolves
   * to the parsed body, `undefined` if it is empty. Rejects with an `ApiError` that has `message`,
   * `code`, `status` and `reason`: `server`, `network`, `timeout`, `aborted`, `malformed` or
   * `no-token`.
   */
  request<T = unknown>(url: string, options?: RequestOptions): Promise<T> {
    return storesOf(this).request(url, options) as Promise<T>;
  }
}
