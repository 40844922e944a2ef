/** Registers all elements. */
import './frame';
import type { BackofficeLogin, BackofficeReset } from './account';
import type { BackofficeDatePicker, BackofficeTimePicker } from './pickers';
import type { BackofficeShell } from './shell';

export * from './account';
export type { UserRecord } from './api/account';
export type { RequestOptions } from './api/http';
export type { AuthProvider } from './api/providers';
export type { AreaName } from './constants';
export type {
  DatePickerProperties,
  LoginProperties,
  ResetProperties,
  ShellProperties,
  TimePickerProperties,
} from './elements/elementTypes';
export type { BackofficeEventMap } from './elements/events';
export { ApiError } from './frame';
export * from './pickers';
export * from './shell';
export type { App } from './store/apps';
export type { AreaContext, AreaModule, AreaSource } from './store/areaSources';
export type { MenuItem } from './store/menuItems';
export type { GivenNotification as Notification } from './store/notifications';
export type { SearchProvider, SearchResult } from './store/searchResults';
export type { PublicUser } from './store/userRecord';

declare global {
  interface HTMLElementTagNameMap {
    'backoffice-shell': BackofficeShell;
    'backoffice-login': BackofficeLogin;
    'backoffice-reset': BackofficeReset;
    'backoffice-date-picker': BackofficeDatePicker;
    'backoffice-time-picker': BackofficeTimePicker;
  }
}
