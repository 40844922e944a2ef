/** Registers the shell. */
import { BackofficeShell } from '../elements/backoffice-shell';
import { defineElement } from '../elements/createElement';

defineElement('backoffice-shell', BackofficeShell);

export { BackofficeShell };
