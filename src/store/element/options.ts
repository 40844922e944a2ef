import type { AuthProvider } from '../../api/providers';
import { SETTINGS } from '../../constants';
import type { StorageKind } from '../browser/storage';
import { LANGUAGES } from '../language/languageChoice';
import type { SettingName } from '../layout/settings';
import { warnOnce } from './warnOnce';

/** What an element was given by attributes and properties; empty means the default. */
export interface ElementOptions extends Partial<Record<SettingName, string>> {
  apiBase?: string;
  auth?: string;
  authProvider?: AuthProvider;
  oidcAuthority?: string;
  oidcClientId?: string;
  oidcScope?: string;
  oidcRedirectUri?: string;
  oidcRoleClaim?: string;
  csrfCookie?: string;
  csrfHeader?: string;
  storage?: StorageKind;
  storagePrefix?: string;
  routing?: string;
  hashPrefix?: string;
  brand?: string;
  assetsBase?: string;
  language?: string;
  languages?: string;
  currency?: string;
  lockedSettings?: string;
  sessionExpired?: string;
  returnUrl?: string;
  noAutofocus?: boolean;
  registerUrl?: string;
  resetUrl?: string;
  loginUrl?: string;
  /** The integrator's own menu, as given; unchecked. */
  menu?: unknown;
  /** The sources of the areas by name, as given; unchecked. */
  areas?: unknown;
  /** As given, unchecked. */
  apps?: unknown;
  notifications?: unknown;
  searchProvider?: unknown;
}

/** Attributes that accept only some values; the first is the default, but for the language. */
export const ACCEPTED: Record<string, readonly string[]> = {
  auth: ['backend', 'email', 'oidc'],
  storage: ['local', 'session', 'memory'],
  routing: ['hash', 'memory'],
  sessionExpired: ['reload', 'dialog'],
  language: Object.keys(LANGUAGES),
  ...SETTINGS,
};

/** The options with every unknown value replaced by its default; warns once for each. */
export function acceptOptions(tag: string, given: ElementOptions): ElementOptions {
  const accepted: Record<string, unknown> = { ...given };
  for (const [name, values] of Object.entries(ACCEPTED)) {
    const value = accepted[name];
    if (values.includes(value as string)) continue;
    accepted[name] = undefined;
    if (!value) continue;
    warnOnce(`<${tag}> ${kebab(name)}="${value}" is unknown; accepted: ${values.join(', ')}.`);
  }
  return accepted;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
