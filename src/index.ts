/** Registers all elements. */
import './frame';

export * from './account';
export type { UserRecord } from './api/account';
export type { AuthProvider } from './api/providers';
export type { BackofficeEventMap } from './elements/events';
export { ApiError } from './frame';
export * from './pickers';
export * from './shell';
export type { AreaContext, AreaModule, AreaSource } from './store/areaSources';
export type { MenuItem } from './store/menuItems';
