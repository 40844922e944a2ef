/** The slots of the seven areas: `AREAS` of src/constants.ts, which a browser cannot import. */
export const AREAS = [
  'workspace',
  'site',
  'application',
  'develop',
  'apppublish',
  'admin',
  'support',
];

/** Example content of slots: a text, or the data of a JSON child. */
const CONTENT = {
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
  menu: [
    { id: 'site', label: 'menu.site', icon: 'globe', link: '/site' },
    { id: 'wiki', label: 'Wiki', icon: 'book-open', link: 'https://wiki.example/' },
  ],
  apps: [{ id: 'mail', label: 'Mail', icon: 'mail', link: '/outbox' }],
  notifications: [
    { id: 'n1', title: 'A release failed', text: 'Tideline Production', read: false },
  ],
};

/** Slots that are read only once, when the element starts. */
export const isData = (name) => typeof CONTENT[name] === 'object';

/** Creates a child of the element for a slot. */
export function makeChild(page, name) {
  const content = CONTENT[name] ?? 'Your content.';
  const child = page.createElement(isData(name) ? 'script' : 'div');
  child.slot = name;
  if (isData(name)) child.type = 'application/json';
  child.textContent = isData(name) ? JSON.stringify(content) : content;
  return child;
}
