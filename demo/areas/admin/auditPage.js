import { call } from '../kit/call.js';
import { day } from '../kit/dates.js';
import { h } from '../kit/dom.js';
import { createTable } from '../kit/table.js';
import { adminTabs } from './adminTabs.js';

const AUDIT = '/api/world/admin/audit';

/** Who did what to whom, the newest first. */
export function auditPage(area) {
  area.setTitle('Audit log');
  const table = createTable({
    caption: 'Changes to accounts, roles, keys and webhooks',
    search: 'Search',
    empty: 'No matching activity.',
    locale: () => area.locale,
    load: (query, signal) => call(area, query.size > 0 ? `${AUDIT}?${query}` : AUDIT, { signal }),
    onQuery: (query, typed) =>
      area.navigate(query.size > 0 ? `audit?${query}` : 'audit', {
        replace: typed && area.query.has('q'),
      }),
    columns: [
      { name: 'at', label: 'When', sort: true, cell: ({ at }) => day(at, area.locale, EXACT) },
      { name: 'actor', label: 'Who', sort: true, cell: ({ actor }) => actor },
      { name: 'action', label: 'What', sort: true, cell: ({ action }) => wordsFor(action) },
      { name: 'subject', label: 'To whom', sort: true, cell: ({ subject }) => subject },
      { name: 'detail', label: 'Detail', minor: true, cell: ({ detail }) => detail },
    ],
  });
  table.show(area.query);
  return {
    element: h('div', {}, adminTabs('#/admin/audit'), h('h2', {}, 'Audit log'), table.element),
    update: () => table.show(area.query),
  };
}

/** Short, since the column stands on a phone too. */
const EXACT = { dateStyle: 'short', timeStyle: 'medium' };

const WORDS = new Map([
  ['user.invite', 'Invited'],
  ['user.role', 'Changed the role'],
  ['user.deactivate', 'Deactivated'],
  ['user.activate', 'Activated'],
  ['user.reset', 'Sent a password reset'],
  ['user.refused', 'Refused a sign-in'],
  ['key.create', 'Created a key'],
  ['key.revoke', 'Revoked a key'],
  ['webhook.add', 'Added a webhook'],
  ['webhook.pause', 'Paused a webhook'],
  ['webhook.resume', 'Resumed a webhook'],
  ['webhook.remove', 'Removed a webhook'],
  ['role.areas', 'Changed the areas of a role'],
]);

const wordsFor = (action) => WORDS.get(action) ?? action;
