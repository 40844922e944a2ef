/** Attributes by topic, in the order of the controls. All others concern the value of a picker. */
const GROUPS = {
  Look: ['brand', 'theme', 'layout', 'width', 'sidebar', 'topbar', 'locked-settings', 'accent'],
  Language: ['language', 'languages', 'currency'],
  Server: ['api-base', 'assets-base', 'csrf-cookie', 'csrf-header'],
  Session: [
    ...['auth', 'storage', 'storage-prefix', 'user-fields', 'session-expired', 'idle-timeout'],
    ...['logout-path', 'return-url', 'reset-url', 'register-url', 'login-url'],
  ],
  Routing: ['routing', 'hash-prefix', 'no-autofocus'],
  'Single sign-on': /^oidc-/,
};
const OTHERS = 'Value and form';

/** Returns the attributes of an element in groups, `[title, attributes]`, without empty ones. */
export function groupAttributes(attributes) {
  const grouped = Map.groupBy(attributes, ({ name }) => groupOf(name));
  return [OTHERS, ...Object.keys(GROUPS)]
    .filter((title) => grouped.has(title))
    .map((title) => [title, grouped.get(title)]);
}

function groupOf(name) {
  const isIn = ([, names]) => (names instanceof RegExp ? names.test(name) : names.includes(name));
  return Object.entries(GROUPS).find(isIn)?.[0] ?? OTHERS;
}
