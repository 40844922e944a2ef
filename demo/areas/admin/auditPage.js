import { createAreaTable } from '../kit/areaTable.js';
import { day } from '../kit/dates.js';
import { breakable, h } from '../kit/dom.js';
import { pageHead } from '../kit/heading.js';
import { KEY_SCOPES, labelOf } from '../kit/labels.js';
import { AREAS, areaName, ROLES, roleName } from './accounts.js';
import { adminTabs } from './adminTabs.js';

const AUDIT = '/api/world/admin/audit';

/** Creates the audit log, newest entry first. */
export function auditPage(area) {
  area.setTitle('Audit log');
  const table = createAreaTable(area, AUDIT, {
    path: 'audit',
    caption: 'Changes to accounts, roles, keys and webhooks',
    search: 'Search the log',
    empty: 'No matching activity.',
    toServer: (query) => {
      for (const stored of storedFor(query.get('q') ?? '')) query.append('also', stored);
    },
    order: { name: 'at', desc: true },
    columns: [
      { name: 'at', label: 'When', sort: true, cell: ({ at }) => exactTime(at, area.locale) },
      { name: 'actor', label: 'Who', sort: true, cell: ({ actor }) => actor },
      { name: 'action', label: 'What', sort: true, cell: ({ action }) => wordsFor(action) },
      {
        name: 'subject',
        label: 'Target',
        sort: true,
        cell: ({ action, subject }) =>
          breakable(action === 'role.areas' ? roleName(subject) : subject),
      },
      { name: 'detail', label: 'Details', minor: true, cell: detailOf },
    ],
  });
  return {
    element: h(
      'div',
      { class: 'area-wide' },
      adminTabs('#/admin/audit'),
      pageHead('Audit log'),
      table.element,
    ),
    update: table.update,
  };
}

/** Absolute time format, because entries are compared with other logs. */
const EXACT = { dateStyle: 'medium', timeStyle: 'short' };

const exactTime = (at, locale) => h('time', { datetime: at }, day(at, locale, EXACT));

const WORDS = new Map([
  ['user.invite', 'Invited'],
  ['user.role', 'Changed the role'],
  ['user.deactivate', 'Deactivated'],
  ['user.activate', 'Activated'],
  ['user.reset', 'Sent a password reset'],
  ['user.factor', 'Removed the authenticator app'],
  ['user.passkeys', 'Removed the passkeys'],
  ['user.refused', 'Refused a sign-in'],
  ['key.create', 'Created a key'],
  ['key.revoke', 'Revoked a key'],
  ['webhook.add', 'Added a webhook'],
  ['webhook.pause', 'Paused a webhook'],
  ['webhook.resume', 'Resumed a webhook'],
  ['webhook.remove', 'Removed a webhook'],
  ['role.areas', 'Changed the areas of a role'],
]);

/** Names what a detail has by id: the roles of "VIEWER to EDITOR", the areas of a role, what a key or a webhook is for. */
function detailOf({ action, detail = '' }) {
  if (action === 'user.role' || action === 'user.invite')
    return detail.replace(/\b[A-Z]+\b/g, roleName);
  if (action === 'role.areas') return detail.split(', ').map(areaName).join(', ');
  return action === 'key.create' || action === 'webhook.add' ? labelOf(detail) : detail;
}

/** Returns what the server stores for the words on this page that contain a text. */
function storedFor(text) {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  return [...WORDS, ...ROLES, ...AREAS, ...KEY_SCOPES]
    .filter(([, words]) => words.toLowerCase().includes(typed))
    .map(([stored]) => stored);
}

const wordsFor = (action) => WORDS.get(action) ?? action;
