import english from 'virtual:english/frame';
import { accountSheets, formSheets } from '../styles/accountSheets';
import { shellSheets } from '../styles/shellSheets';
import { provideFrameParts } from './frameParts';

provideFrameParts({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
});
