/** Registers all elements. */
import './views/firstPaint/provideFirstPaintAssets';
import type { BackofficeDatePicker } from './elements/backoffice-date-picker';
import type { BackofficeTimePicker } from './elements/backoffice-time-picker';
import type { BackofficeEventMap } from './elements/events';
import type { BackofficeLogin, BackofficeReset } from './entries/account';
import type { BackofficeShell } from './entries/shell';

export type { Challenge, SignInAnswer, UserRecord } from './api/account';
export type { RequestOptions } from './api/http';
export type { AuthProvider } from './api/providers';
export type { AreaName } from './constants';
export type { LoginProperties, ResetProperties } from './elements/elementProperties';
export type { DatePickerProperties, TimePickerProperties } from './elements/pickers/pickerTypes';
export type { ShellProperties } from './elements/shellProperties';
export * from './entries/account';
export { ApiError } from './entries/core';
export * from './entries/pickers';
export * from './entries/shell';
export type {
  AreaContext,
  AreaModule,
  AreaOptions,
  AreaSource,
  Highlight,
  Toast,
} from './store/areas/areaTypes';
export type { App } from './store/lists/apps';
export type { Command } from './store/lists/commands';
export type { NotificationInput as Notification } from './store/lists/notifications';
export type { SearchProvider, SearchResult } from './store/lists/searchResults';
export type { UserMenuItem } from './store/lists/userMenu';
export type { MenuItem } from './store/menu/menuItems';
export type { PublicUser } from './store/session/user/userRecord';
export type { BackofficeEventMap };

declare global {
  interface HTMLElementTagNameMap {
    'backoffice-shell': BackofficeShell;
    'backoffice-login': BackofficeLogin;
    'backoffice-reset': BackofficeReset;
    'backoffice-date-picker': BackofficeDatePicker;
    'backoffice-time-picker': BackofficeTimePicker;
  }

  /** Types the events on document, window and every element they bubble to. */
  interface GlobalEventHandlersEventMap extends BackofficeEventMap {}
}
