import type { AuthProvider } from '../api/providers';
import type { AreaName, SETTINGS } from '../constants';
import type { AreaSource } from '../store/areas/areaSources';
import type { StorageKind } from '../store/browser/storage';
import type { App } from '../store/lists/apps';
import type { NotificationInput } from '../store/lists/notifications';
import type { SearchProvider } from '../store/lists/searchResults';
import type { MenuItem } from '../store/menu/menuItems';
import type { ACCENTS } from '../store/pickers/dateField';
import type { DatePreset } from '../store/pickers/presets';

type Setting<Name extends keyof typeof SETTINGS> = (typeof SETTINGS)[Name][number];

/** Properties of every element, each with an attribute. */
export interface SharedProperties {
  apiBase: string;
  auth: 'backend' | 'email' | 'oidc';
  csrfCookie: string;
  csrfHeader: string;
  storagePrefix: string;
  brand: string;
  assetsBase: string;
  language: string;
  theme: Setting<'theme'>;
  noAutofocus: boolean;
}

/** Properties of the elements that sign in. */
export interface SignInProperties {
  oidcAuthority: string;
  oidcClientId: string;
  oidcScope: string;
  oidcRedirectUri: string;
  oidcRoleClaim: string;
  storage: StorageKind;
  /** Replaces the login call; has no attribute. */
  authProvider: AuthProvider | undefined;
}

/** Properties of `<backoffice-shell>`; the objects have no attribute. */
export interface ShellProperties extends SharedProperties, SignInProperties {
  routing: 'hash' | 'memory';
  hashPrefix: string;
  languages: string;
  currency: string;
  layout: Setting<'layout'>;
  width: Setting<'width'>;
  sidebar: Setting<'sidebar'>;
  topbar: Setting<'topbar'>;
  lockedSettings: string;
  sessionExpired: 'reload' | 'dialog';
  menu: readonly MenuItem[] | undefined;
  /** The seven by name, and any beyond them. */
  areas: (Partial<Record<AreaName, AreaSource>> & Record<string, AreaSource>) | undefined;
  apps: readonly App[] | undefined;
  notifications: readonly NotificationInput[] | undefined;
  searchProvider: SearchProvider | undefined;
}

/** Properties of `<backoffice-login>`. */
export interface LoginProperties extends SharedProperties, SignInProperties {
  returnUrl: string;
  registerUrl: string;
  resetUrl: string;
}

/** Properties of `<backoffice-reset>`. */
export interface ResetProperties extends SharedProperties {
  loginUrl: string;
}

/** Properties of both pickers, each with an attribute. */
export interface PickerProperties {
  name: string;
  label: string;
  required: boolean;
  disabled: boolean;
  min: string;
  max: string;
  language: string;
}

/** Properties of `<backoffice-date-picker>`; the last two have no attribute. */
export interface DatePickerProperties extends PickerProperties {
  months: string;
  range: boolean;
  noWeekNumbers: boolean;
  accent: (typeof ACCENTS)[number];
  presets: readonly DatePreset[] | null | undefined;
  /** Says of a day, `YYYY-MM-DD`, whether it cannot be chosen. */
  disabledDays: ((day: string) => boolean) | null | undefined;
}

/** Properties of `<backoffice-time-picker>`. */
export interface TimePickerProperties extends PickerProperties {
  seconds: boolean;
  hourStep: string;
  minuteStep: string;
  secondStep: string;
  noMeridian: boolean;
}
