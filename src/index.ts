/** Registers all elements. */
import './views/frame/provideFrame';

export type { UserRecord } from './api/account';
export { ApiError } from './api/errors';
export type { AuthProvider } from './api/providers';
export { BackofficeLogin } from './elements/backoffice-login';
export { BackofficeReset } from './elements/backoffice-reset';
export { BackofficeShell } from './elements/backoffice-shell';
export type { BackofficeEventMap } from './elements/events';
export type { MenuItem } from './store/menuItems';
