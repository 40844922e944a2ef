import { accountSheets } from './accountSheets';
import shell from './shell.css?inline';

/** CSS of the shell's frame. */
export const shellSheets = [...accountSheets, shell];
