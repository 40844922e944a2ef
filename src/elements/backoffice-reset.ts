// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { ResetScreen } from '../views/account/reset/ResetScreen';
import type { ResetProperties } from './elementProperties';
import { createSessionClass } from './sessionElement';

/**
 * `<backoffice-reset>`: The password reset in three steps: send, verify, reset.
 *
 * Attributes, each with a property of the same name in camel case: `api-base`, `auth`,
 * `csrf-cookie`, `csrf-header`, `storage-prefix`, `user-fields`, `brand`, `assets-base`,
 * `language`, `theme`, `no-autofocus`, `languages`, `login-url`.
 *
 * @fires backoffice-ready - The element is connected and ready. Detail: {version}.
 * @fires backoffice-reset - A step of the password reset is done: `sent`, `verified` or `done`.
 * Detail: {step}.
 * @fires backoffice-language-change - The language has changed. Detail: {language}.
 * @fires backoffice-error - An error outside the forms. `source` is `storage` (the browser blocks
 * storage), `assets` (a catalog or chunk is missing), `area` (an area failed) or `request` (the
 * search provider or a command failed). `error` is what the area or command threw. Detail: {source,
 * message, status?, error?}.
 * @slot brand - Replaces the logo and the product name.
 * @csspart brand - logo and product name
 * @csspart card - the sign-in card; tiles and facts in the shell
 */
export class BackofficeReset extends createSessionClass<ResetProperties>({
  tag: 'backoffice-reset',
  View: ResetScreen,
  styles: () => firstPaintAssets().account,
}) {}
