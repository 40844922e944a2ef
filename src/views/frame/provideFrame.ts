import english from 'virtual:english/frame';
import { accountSheets, formSheets } from '../styles/accountSheets';
import { shellSheets } from '../styles/shellSheets';
import { frameParts } from './frameParts';

/** Makes the parts of the first screens known on the page; the first copy of the bundle wins. */
frameParts(() => ({
  account: accountSheets,
  shell: shellSheets,
  forms: formSheets,
  english,
}));
