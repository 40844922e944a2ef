/** Registers the shell. */
import { defineElement } from './core';
import { BackofficeShell } from './shellCore';

defineElement('backoffice-shell', BackofficeShell);

export { BackofficeShell };
