/** Registers the shell. */
import { defineElement } from '../elements/createElement';
import { BackofficeShell } from './shellCore';

defineElement('backoffice-shell', BackofficeShell);

export { BackofficeShell };
