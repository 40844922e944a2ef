/**
 * `<backoffice-reset>`: a forgotten password is reset in three steps, send, verify and reset.
 *
 * Attributes: see `attributes.ts`. Slot: `brand`. Parts: `card`, `brand`.
 * Events: `backoffice-ready`, `backoffice-reset`, `backoffice-language-change`, `backoffice-error`.
 */

import { frameParts } from '../handover/firstPaintAssets';
import { ResetScreen } from '../views/account/reset/ResetScreen';
import { createElementClass } from './defineElement';
import type { ResetProperties } from './elementTypes';

export class BackofficeReset extends createElementClass<ResetProperties>({
  tag: 'backoffice-reset',
  View: ResetScreen,
  styles: () => frameParts().account,
}) {}
