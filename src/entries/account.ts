/** Registers sign-in and reset, which share most of their code. */
import { BackofficeLogin } from '../elements/backoffice-login';
import { BackofficeReset } from '../elements/backoffice-reset';
import { defineElement } from '../elements/createElement';

defineElement('backoffice-login', BackofficeLogin);
defineElement('backoffice-reset', BackofficeReset);

export { BackofficeLogin, BackofficeReset };
