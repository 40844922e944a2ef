import { createAreaTable } from '../kit/areaTable.js';
import { call } from '../kit/call.js';
import { changeEach, notifyFailure } from '../kit/changeEach.js';
import { timeElement } from '../kit/dates.js';
import { breakable, h, stateLabel } from '../kit/dom.js';
import { formButton } from '../kit/formButton.js';
import { pageHead } from '../kit/heading.js';
import { visiblePage } from '../kit/visiblePages.js';
import { accountState, ROLES, roleName, STATES, USERS } from './accounts.js';
import { adminTabs } from './adminTabs.js';

/** Creates the list of accounts, with a form to invite a user. */
export function accountsPage(area) {
  area.setTitle(undefined);
  const invite = inviteButton(area, () => shownNow.reload());
  const table = createAreaTable(area, USERS, {
    caption: 'Accounts',
    search: 'Search people',
    empty: 'No people match.',
    filters: [
      { name: 'role', label: 'Role', options: ROLES },
      { name: 'state', label: 'State', options: STATES },
    ],
    actions: ({ id, name, email, state }) => [
      { label: 'Open', href: accountAddress(id) },
      state !== 'deactivated' && {
        label: 'Send password reset',
        act: () =>
          notifyFailure(area, act([{ id, name }], 'reset', `Password reset sent to ${email}.`)),
      },
    ],
    bulk: [
      {
        label: 'Send password reset',
        act: (users) => act(users, 'reset', 'Password resets sent.'),
      },
      {
        label: 'Deactivate',
        danger: true,
        act: (users) => act(users, 'deactivate', 'Accounts deactivated.'),
      },
    ],
    order: { name: 'name' },
    columns: columnsFor(area),
  });

  const shownNow = visiblePage(USERS, table.reload);

  /** Makes the same change to several accounts. Returns those that were not changed. */
  async function act(users, path, text) {
    const failed = await changeEach(area, users, ({ id }) =>
      call(area, `${USERS}/${encodeURIComponent(id)}/${path}`, { method: 'POST', body: {} }),
    );
    const changed = users.length - failed.length;
    if (failed.length === 0) area.notify({ kind: 'success', text });
    else if (changed > 0)
      area.notify({ kind: 'success', text: `${changed} of ${users.length}: ${text}` });
    await table.reload();
    return failed;
  }

  return {
    element: h(
      'div',
      { class: 'area-wide' },
      adminTabs('#/admin'),
      pageHead('Staff and roles', { actions: invite.opener }),
      invite.panel,
      table.element,
    ),
    update: table.update,
    leave() {
      invite.leave();
      shownNow.leave();
    },
  };
}

const accountAddress = (id) => `#/admin/accounts/${encodeURIComponent(id)}`;

/** Creates the button that opens the form to invite a user. `reload` is called if its page was left meanwhile. */
function inviteButton(area, reload) {
  return formButton(area, {
    label: 'Invite',
    draft: 'invitation',
    fields: INVITATION,
    submit: 'Send invitation',
    async send(values, close) {
      const { id } = await call(area, USERS, { method: 'POST', body: values });
      area.notify({ kind: 'success', text: `Invitation sent to ${values.email}.` });
      if (close()) area.navigate(`accounts/${encodeURIComponent(id)}`);
      else await reload();
    },
  });
}

const INVITATION = [
  { name: 'name', label: 'Name', required: true, maxlength: 80 },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    hint: "We'll email a link to set a password. It expires in seven days.",
    required: true,
    maxlength: 120,
  },
  { name: 'role', label: 'Role', options: ROLES, value: 'VIEWER' },
];

const columnsFor = (area) => [
  {
    name: 'name',
    label: 'Name',
    sort: true,
    cell: ({ id, name }) => h('a', { href: accountAddress(id) }, name),
  },
  {
    name: 'email',
    label: 'Email',
    sort: true,
    minor: true,
    cell: ({ email }) => breakable(email, /(?<=@)/),
  },
  { name: 'role', label: 'Role', sort: true, cell: ({ role }) => roleName(role) },
  { name: 'team', label: 'Team', sort: true, minor: true, cell: ({ team }) => team },
  {
    name: 'lastSeen',
    label: 'Last seen',
    sort: true,
    minor: true,
    cell: ({ lastSeen }) => (lastSeen ? timeElement(lastSeen, area.locale) : 'Never'),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => stateLabel(...accountState(state)),
  },
];
