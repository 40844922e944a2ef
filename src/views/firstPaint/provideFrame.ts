import { provideFirstPaintAssets } from '../../handover/firstPaintAssets';
import english from '../../locales/en/firstPaint.json';
import { accountSheets, formSheets } from './accountSheets';
import { shellSheets } from './shellSheets';

provideFirstPaintAssets({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
});
