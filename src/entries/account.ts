/** Registers sign-in and reset, which share nearly all their code. */
import { BackofficeLogin } from '../elements/backoffice-login';
import { BackofficeReset } from '../elements/backoffice-reset';
import { defineElement } from '../elements/defineElement';
import './core';

defineElement('backoffice-login', BackofficeLogin);
defineElement('backoffice-reset', BackofficeReset);

export { BackofficeLogin, BackofficeReset };
