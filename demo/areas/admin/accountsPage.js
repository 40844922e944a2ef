import { createAreaTable } from '../kit/areaTable.js';
import { call } from '../kit/call.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { openingForm } from '../kit/openingForm.js';
import { adminTabs, ROLES, STATES, stateOf, USERS } from './adminTabs.js';

/** Everybody with an account, and the invitation of one more. */
export function accountsPage(area) {
  area.setTitle(undefined);
  const invite = openingForm('Invite', (close) =>
    createForm({
      fields: [
        { name: 'name', label: 'Name', required: true, maxlength: 80 },
        {
          name: 'email',
          label: 'E-mail',
          type: 'email',
          hint: 'A link for the first password goes there. It works for seven days.',
          required: true,
          maxlength: 120,
        },
        { name: 'role', label: 'Role', options: ROLES, value: 'VIEWER' },
      ],
      submit: 'Send invitation',
      cancel: close,
      async send(values) {
        const { id } = await call(area, USERS, { method: 'POST', body: values });
        area.notify({ kind: 'success', text: `${values.name} is invited` });
        area.navigate(`accounts/${encodeURIComponent(id)}`);
      },
    }),
  );
  const table = createAreaTable(area, USERS, {
    caption: 'Accounts',
    search: 'Search',
    empty: 'No people match.',
    filters: [
      { name: 'role', label: 'Role', options: ROLES },
      { name: 'state', label: 'State', options: STATES },
    ],
    columns: [
      {
        name: 'name',
        label: 'Name',
        sort: true,
        cell: ({ id, name }) => h('a', { href: accountAddress(id) }, name),
      },
      { name: 'email', label: 'E-mail', sort: true, minor: true, cell: ({ email }) => email },
      { name: 'role', label: 'Role', sort: true, cell: ({ role }) => role },
      { name: 'team', label: 'Team', sort: true, minor: true, cell: ({ team }) => team },
      {
        name: 'lastSeen',
        label: 'Last seen',
        sort: true,
        minor: true,
        cell: ({ lastSeen }) => (lastSeen ? timeElement(lastSeen, area.locale) : 'Never'),
      },
      { name: 'state', label: 'State', cell: ({ state }) => stateLabel(...stateOf(state)) },
    ],
  });
  return {
    element: h(
      'div',
      {},
      adminTabs('#/admin'),
      h('h2', {}, 'Staff and roles'),
      invite.element,
      table.element,
    ),
    update: table.update,
  };
}

const accountAddress = (id) => `#/admin/accounts/${encodeURIComponent(id)}`;
