import {
  CSRF_COOKIE,
  CSRF_HEADER,
  DEFAULT_BRAND,
  DEFAULT_CURRENCY,
  DEFAULT_LANGUAGES,
  DEFAULT_OIDC_SCOPE,
  STORAGE_PREFIX,
} from '../constants';
import type { Attributes } from './attributeProperties';

/** Tag of an element with a session. */
export type Tag = 'backoffice-shell' | 'backoffice-login' | 'backoffice-reset';

const everywhere = {
  'api-base': '',
  auth: 'backend',
  'csrf-cookie': CSRF_COOKIE,
  'csrf-header': CSRF_HEADER,
  'storage-prefix': STORAGE_PREFIX,
  'user-fields': '',
  brand: DEFAULT_BRAND,
  'assets-base': '',
  language: '',
  languages: DEFAULT_LANGUAGES.join(' '),
  theme: 'light',
  'no-autofocus': false,
} satisfies Attributes;

const signIn = {
  'oidc-authority': '',
  'oidc-client-id': '',
  'oidc-scope': DEFAULT_OIDC_SCOPE,
  'oidc-redirect-uri': '',
  'oidc-role-claim': '',
  storage: 'local',
  'logout-path': '',
  'reset-url': '',
} satisfies Attributes;

/** The attributes of each element with their defaults; docs/reference.md says what they mean. */
export const ATTRIBUTES = {
  'backoffice-shell': {
    ...everywhere,
    ...signIn,
    routing: 'hash',
    'hash-prefix': '',
    currency: DEFAULT_CURRENCY,
    layout: 'vertical',
    width: 'fluid',
    sidebar: 'dark',
    topbar: 'light',
    'locked-settings': '',
    'session-expired': 'reload',
    'idle-timeout': '',
  },
  'backoffice-login': {
    ...everywhere,
    ...signIn,
    'return-url': '',
    'register-url': '',
  },
  'backoffice-reset': { ...everywhere, 'login-url': '' },
} satisfies Record<Tag, Attributes>;
