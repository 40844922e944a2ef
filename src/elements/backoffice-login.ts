/**
 * `<backoffice-login>`: sign-in with user id and password, in a card of its own.
 *
 * Attributes: see `attributes.ts`. Slot: `brand`. Parts: `card`, `brand`.
 * Events: `backoffice-ready`, `backoffice-login`, `backoffice-login-failed`, `backoffice-logout`,
 * `backoffice-session-expired`, `backoffice-reset`, `backoffice-language-change`, `backoffice-error`.
 * The form lies in the light DOM, where password managers find it.
 */

import { frameParts } from '../handover/firstPaintAssets';
import { LoginScreen } from '../views/account/LoginScreen';
import { createElementClass } from './defineElement';
import type { LoginProperties } from './elementTypes';

export class BackofficeLogin extends createElementClass<LoginProperties>({
  tag: 'backoffice-login',
  View: LoginScreen,
  styles: () => frameParts().account,
  properties: ['authProvider'],
}) {}
