/** Registers sign-in and reset, which share nearly everything. */
export { BackofficeLogin } from './elements/backoffice-login';
export { BackofficeReset } from './elements/backoffice-reset';
