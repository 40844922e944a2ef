import type { FirstPaintAssets } from '../../handover/firstPaintAssets';
import english from '../../locales/en/firstPaint.json';
import { accountSheets, formSheets, shellSheets } from './styleSheets';

/** The assets of the first paint of this copy of the bundle. */
export const assets: FirstPaintAssets = {
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
};
