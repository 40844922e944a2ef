import { firstPaintAssets } from '../handover/firstPaintAssets';
import type { UserRecord } from '../store/session/userRecord';
import { LoginScreen } from '../views/account/LoginScreen';
import type { LoginProperties } from './elementTypes';
import { createSessionElement, signInWith } from './sessionElement';

/**
 * `<backoffice-login>`: The sign-in card, for a separate sign-in page.
 *
 * Attributes, each with a property of the same name in camel case: `api-base`, `auth`,
 * `csrf-cookie`, `csrf-header`, `storage-prefix`, `user-fields`, `brand`, `assets-base`,
 * `language`, `theme`, `no-autofocus`, `storage`, `oidc-authority`, `oidc-client-id`, `oidc-scope`,
 * `oidc-redirect-uri`, `oidc-role-claim`, `return-url`, `register-url`, `reset-url`, `logout-path`.
 *
 * @fires backoffice-ready - The element is connected and ready. Detail: {version}.
 * @fires backoffice-login - A user has signed in, here or in another tab. Detail: {user}.
 * @fires backoffice-login-failed - A sign-in failed; `message` comes from the server if it sent
 * one. Detail: {message, code?, status?}.
 * @fires backoffice-logout - The session has ended: `user`, `expired` or `other-tab`. Detail:
 * {reason}.
 * @fires backoffice-session-expired - The server answered a request with 401. `preventDefault()`
 * keeps the session and the page. Detail: {status}.
 * @fires backoffice-reset - A step of the password reset is done: `sent`, `verified` or `done`.
 * Detail: {step}.
 * @fires backoffice-language-change - The language has changed. Detail: {language}.
 * @fires backoffice-error - An error outside the forms: `storage` (the browser blocks storage),
 * `assets` (a catalog or chunk is missing), `area` (an area failed; `error` is what it threw) or
 * `request` (the search provider failed). Detail: {source, message, status?, error?}.
 * @slot help - Shown below the sign-in form, for a contact for example.
 * @slot brand - Replaces logo and product name.
 * @csspart brand - logo and product name
 * @csspart card - the sign-in card; tiles and facts in the shell
 */
export class BackofficeLogin extends createSessionElement<LoginProperties>({
  tag: 'backoffice-login',
  View: LoginScreen,
  styles: () => firstPaintAssets().account,
  properties: ['authProvider'],
}) {
  /**
   * Takes over a session that your portal has started: `record` is the user record with its
   * `token`. Rejects a record without a token with a `TypeError`, and with an `ApiError` if the
   * user keeps unsaved work of the previous one.
   */
  signIn(record: UserRecord): Promise<void> {
    return signInWith(this, record);
  }
}
