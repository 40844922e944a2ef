// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { UserRecord } from '../api/account';
import type { RequestOptions } from '../api/http';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { LoginScreen } from '../views/account/LoginScreen';
import type { LoginProperties } from './elementProperties';
import { createSessionClass, storesOf } from './sessionElement';

/**
 * `<backoffice-login>`: The sign-in card, for a separate sign-in page.
 *
 * Attributes, each with a property of the same name in camel case: `api-base`, `auth`,
 * `csrf-cookie`, `csrf-header`, `storage-prefix`, `user-fields`, `brand`, `assets-base`,
 * `language`, `theme`, `no-autofocus`, `storage`, `oidc-authority`, `oidc-client-id`, `oidc-scope`,
 * `oidc-redirect-uri`, `oidc-role-claim`, `languages`, `logout-path`, `return-url`, `register-url`,
 * `reset-url`.
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
 * @fires backoffice-language-change - The language has changed. Detail: {language}.
 * @fires backoffice-error - An error outside the forms. `source` is `storage` (the browser blocks
 * storage), `assets` (a catalog or chunk is missing), `area` (an area failed) or `request` (the
 * search provider or a command failed). `error` is what the area or command threw. Detail: {source,
 * message, status?, error?}.
 * @slot help - Shown below the sign-in and reset forms, for a phone number or a link.
 * @slot brand - Replaces the logo and the product name.
 * @csspart brand - logo and product name
 * @csspart card - the sign-in card; tiles and facts in the shell
 */
export class BackofficeLogin extends createSessionClass<LoginProperties>({
  tag: 'backoffice-login',
  View: LoginScreen,
  styles: () => firstPaintAssets().account,
  properties: ['authProvider'],
}) {
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
