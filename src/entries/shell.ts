/** Registers the shell. */
import { defineElement } from '../elements/defineElement';
import { BackofficeShell } from './shellCore';

defineElement('backoffice-shell', BackofficeShell);

export { BackofficeShell };
