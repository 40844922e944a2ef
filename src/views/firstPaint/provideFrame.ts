import english from 'virtual:english/frame';
import { provideFirstPaintAssets } from '../../handover/firstPaintAssets';
import { accountSheets, formSheets } from './accountSheets';
import { shellSheets } from './shellSheets';

provideFirstPaintAssets({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
});
