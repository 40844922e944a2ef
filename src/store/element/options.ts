import type { AuthProvider } from '../../api/providers';
import { SETTINGS } from '../../constants';
import type { StorageKind } from '../browser/storage';
import { warnOnce } from '../browser/warnOnce';
import { isLanguage, LANGUAGES } from '../language/languages';
import type { SettingName } from '../layout/settings';

/** Attributes and properties of an element; undefined means the default. */
export interface ElementOptions extends Partial<Record<SettingName, string>>, UncheckedOptions {
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
  userFields?: string;
  routing?: string;
  hashPrefix?: string;
  brand?: string;
  assetsBase?: string;
  language?: string;
  languages?: string;
  currency?: string;
  lockedSettings?: string;
  sessionExpired?: string;
  logoutPath?: string;
  idleTimeout?: string;
  returnUrl?: string;
  noAutofocus?: boolean;
  registerUrl?: string;
  resetUrl?: string;
  loginUrl?: string;
}

/** Objects and functions of the page. Whoever reads one checks it. */
interface UncheckedOptions {
  menu?: unknown;
  areas?: unknown;
  apps?: unknown;
  notifications?: unknown;
  searchProvider?: unknown;
  userMenu?: unknown;
  commands?: unknown;
}

/** Returns the storage of the session, by default local storage. */
export const storageKind = ({ storage }: ElementOptions): StorageKind => storage ?? 'local';

/** Accepted values by option. The first is the default, except for the language. */
export const ACCEPTED: Record<string, readonly string[]> = {
  auth: ['backend', 'email', 'oidc'],
  storage: ['local', 'session', 'memory'],
  routing: ['hash', 'memory'],
  sessionExpired: ['reload', 'dialog'],
  language: Object.keys(LANGUAGES),
  ...SETTINGS,
};

/** Returns the options without unknown values, which mean the default. Warns once for each. */
export function acceptOptions(tag: string, input: ElementOptions): ElementOptions {
  // Without a prototype: an absent option must not be inherited from a polluted Object.prototype.
  const accepted: Record<string, unknown> = Object.assign(Object.create(null), input);
  for (const [name, values] of Object.entries(ACCEPTED)) {
    const value = accepted[name];
    if (values.includes(value as string)) continue;
    // The catalog of a custom language is fetched later.
    if (name === 'language' && input.assetsBase && isLanguage(value)) continue;
    accepted[name] = undefined;
    if (!value) continue;
    warnOnce(`<${tag}> ${kebab(name)}="${value}" is unknown; accepted: ${values.join(', ')}.`);
  }
  return accepted;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
