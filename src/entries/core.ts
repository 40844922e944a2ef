/**
 * The modules that every element needs: the build keeps them in one chunk (see build/plugins/oneCore.ts). Registers
 * nothing.
 */
import '../elements/sessionElement';
import '../handover/ownElement';
import '../views/account/AccountScreen';

export { ApiError } from '../api/errors';
export { BackofficeLogin } from '../elements/backoffice-login';
export { BackofficeReset } from '../elements/backoffice-reset';
export { defineElement } from '../elements/defineElement';
