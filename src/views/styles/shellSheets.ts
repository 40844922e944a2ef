import shell from '../frame/shell.css?inline';
import { accountSheets } from './accountSheets';

/** CSS of the shell's frame. */
export const shellSheets = [...accountSheets, shell];
