/** The attributes of our elements as the playground offers them: `values` is a list, a yes or no, or free text. */
const YES_NO = 'yes or no';
const TEXT = 'text';

const everywhere = {
  'api-base': TEXT,
  auth: ['backend', 'email', 'oidc'],
  'csrf-cookie': TEXT,
  'csrf-header': TEXT,
  'storage-prefix': TEXT,
  brand: TEXT,
  'assets-base': TEXT,
  language: ['en', 'cn', 'de', 'es', 'it', 'ru'],
  theme: ['light', 'dark', 'host'],
  'no-autofocus': YES_NO,
};

const signIn = {
  'oidc-authority': TEXT,
  'oidc-client-id': TEXT,
  'oidc-scope': TEXT,
  'oidc-redirect-uri': TEXT,
  'oidc-role-claim': TEXT,
  storage: ['local', 'session', 'memory'],
};

/** What each element takes. */
export const ATTRIBUTES = {
  'backoffice-shell': {
    ...everywhere,
    ...signIn,
    routing: ['hash', 'memory'],
    'hash-prefix': TEXT,
    languages: TEXT,
    currency: TEXT,
    layout: ['vertical', 'horizontal'],
    width: ['fluid', 'boxed', 'scrollable'],
    sidebar: ['dark', 'light', 'compact', 'icon', 'colored'],
    topbar: ['light', 'dark', 'colored'],
    'locked-settings': TEXT,
    'session-expired': ['reload', 'dialog'],
  },
  'backoffice-login': {
    ...everywhere,
    ...signIn,
    'return-url': TEXT,
    'register-url': TEXT,
    'reset-url': TEXT,
  },
  'backoffice-reset': { ...everywhere, 'login-url': TEXT },
};

/** The slots of each element with what the playground puts into them. */
export const SLOTS = {
  'backoffice-shell': {
    brand: 'Northgate',
    dashboard: 'A dashboard of your own.',
    workspace: 'Your workspace.',
    site: 'Your sites.',
    application: 'Your applications.',
    develop: 'Your workshop.',
    apppublish: 'Your releases.',
    admin: 'For administrators alone.',
    support: 'Your tickets.',
    profile: 'More about this person.',
    footer: 'A footer of your own',
  },
  'backoffice-login': { brand: 'Northgate' },
  'backoffice-reset': { brand: 'Northgate' },
};

/** Every event our elements send. */
export const EVENTS = [
  'ready',
  'login',
  'login-failed',
  'logout',
  'session-expired',
  'reset',
  'navigate',
  'language-change',
  'settings-change',
  'search',
  'notification',
  'app',
  'error',
].map((name) => `backoffice-${name}`);

/** A control for an attribute; `change` is told its value, null where the attribute is to go. */
export function makeControl(name, values, value, change) {
  const label = document.createElement('label');
  const code = document.createElement('code');
  code.textContent = name;
  const control = document.createElement(Array.isArray(values) ? 'select' : 'input');
  if (Array.isArray(values)) {
    control.append(new Option('default', ''), ...values.map((one) => new Option(one)));
  }
  if (values === YES_NO) {
    control.type = 'checkbox';
    control.checked = value !== undefined;
    control.addEventListener('change', () => change(control.checked ? '' : null));
  } else {
    control.value = value ?? '';
    control.addEventListener('input', () => change(control.value || null));
  }
  label.append(code, control);
  return label;
}
