/** Registers the shell. */
import { defineElement } from '../elements/elementClass';
import { BackofficeShell } from './shellCore';

defineElement('backoffice-shell', BackofficeShell);

export { BackofficeShell };
