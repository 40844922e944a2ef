/**
 * The modules that the shell and its parts need: the build keeps them in one chunk (see
 * build/plugins/oneCore.ts). Registers nothing, since `./define` loads the parts too.
 */
import './core';

export { BackofficeShell } from '../elements/backoffice-shell';
