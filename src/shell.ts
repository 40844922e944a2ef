/** Registers the shell. */
export { BackofficeShell } from './elements/backoffice-shell';
