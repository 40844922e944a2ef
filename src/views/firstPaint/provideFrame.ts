import english from 'virtual:english/frame';
import { provideFrameParts } from '../../handover/firstPaintAssets';
import { accountSheets, formSheets } from './accountSheets';
import { shellSheets } from './shellSheets';

provideFrameParts({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
});
