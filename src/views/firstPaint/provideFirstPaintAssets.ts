import { provideFirstPaintAssets } from '../../handover/firstPaintAssets';
import english from '../../locales/en/firstPaint.json';
import { accountSheets, formSheets, shellSheets } from './styleSheets';

provideFirstPaintAssets({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
});
