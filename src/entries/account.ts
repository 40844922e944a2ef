/** Registers sign-in and reset, which share nearly all their code. */
import { BackofficeLogin, BackofficeReset, defineElement } from './core';

defineElement('backoffice-login', BackofficeLogin);
defineElement('backoffice-reset', BackofficeReset);

export { BackofficeLogin, BackofficeReset };
