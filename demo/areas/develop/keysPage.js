import { call } from '../kit/call.js';
import { confirmButton } from '../kit/confirmButton.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { formButton } from '../kit/formButton.js';
import { KEY_SCOPES, labelOf } from '../kit/labels.js';
import { mayEdit } from '../kit/mayEdit.js';
import { messageOf } from '../kit/messageOf.js';
import { developTabs } from './developTabs.js';
import { listPage } from './listPage.js';
import { newKeys } from './newKeys.js';

const KEYS = '/api/world/keys';

const KEY_STATES = [
  ['active', 'Active'],
  ['revoked', 'Revoked'],
];

/** Creates the list of API keys, with a form to create one. */
export function keysPage(area) {
  area.setTitle(undefined);
  const above = h('div', {});
  const make = formButton(area, {
    label: 'New key',
    draft: 'new key',
    fields: [
      {
        name: 'name',
        label: 'Name',
        hint: 'What the key is for, such as the name of a script.',
        required: true,
        maxlength: 60,
      },
      { name: 'scope', label: 'Permissions', options: KEY_SCOPES },
    ],
    submit: 'Create key',
    async send(values, close) {
      const { key } = await call(area, KEYS, { method: 'POST', body: values });
      const shown = keys.add({ key, name: values.name });
      close();
      // Unless the user is somewhere else by now.
      if (document.activeElement === make.opener) shown.focus();
      page.reload();
    },
  });
  const keys = newKeys(area, { onDone: make.focus });
  above.append(make.panel, keys.element);

  const page = listPage(area, {
    tabs: developTabs('#/develop'),
    title: 'API keys',
    action: mayEdit(area) && make.opener,
    panel: above,
    load: async (signal) => (await call(area, KEYS, { signal })).keys,
    table: {
      caption: 'Keys of all applications',
      search: 'Search keys',
      empty: 'No keys match these filters.',
      none: 'No keys yet.',
      filters: [
        { name: 'scope', label: 'Permissions', options: KEY_SCOPES, read: ({ scope }) => scope },
        {
          name: 'state',
          label: 'State',
          options: KEY_STATES,
          read: ({ revokedAt }) => (revokedAt ? 'revoked' : 'active'),
        },
      ],
      textsOf: ({ name, hint, createdBy }) => [name, hint, createdBy],
      order: { name: 'createdAt', desc: true },
      columns: columnsFor(area, revoke),
    },
  });

  async function revoke({ id, name }) {
    try {
      await call(area, `${KEYS}/${id}/revoke`, { method: 'POST' });
      area.notify({ kind: 'success', text: `Key “${name}” revoked.` });
    } catch (error) {
      area.notify({ kind: 'error', text: messageOf(error) });
    }
    await page.reload();
  }

  return {
    ...page,
    leave() {
      page.leave();
      make.leave();
    },
  };
}

function columnsFor(area, revoke) {
  const columns = [
    { name: 'name', label: 'Name', sort: true, cell: ({ name }) => name },
    { name: 'hint', label: 'Key', minor: true, cell: ({ hint }) => h('code', {}, `${hint}…`) },
    {
      name: 'scope',
      label: 'Permissions',
      sort: true,
      minor: true,
      cell: ({ scope }) => labelOf(scope),
    },
    {
      name: 'createdAt',
      label: 'Created',
      sort: true,
      minor: true,
      cell: ({ createdAt, createdBy }) => [
        timeElement(createdAt, area.locale),
        h('br'),
        h('span', { class: 'muted' }, createdBy),
      ],
    },
    {
      name: 'lastUsed',
      label: 'Last used',
      sort: true,
      minor: true,
      cell: ({ lastUsed }) => (lastUsed ? timeElement(lastUsed, area.locale) : 'Never'),
    },
    {
      name: 'revokedAt',
      label: 'State',
      cell: ({ revokedAt }) =>
        revokedAt ? stateLabel('closed', 'Revoked') : stateLabel('running', 'Active'),
    },
  ];
  if (!mayEdit(area)) return columns;
  const act = (key) => {
    const ask = { label: 'Revoke', confirmLabel: 'Revoke permanently', subject: key.name };
    return confirmButton({ ...ask, act: () => revoke(key) });
  };
  return [
    ...columns,
    {
      name: 'change',
      label: 'Actions',
      exported: false,
      cell: (key) => (key.revokedAt ? '' : act(key)),
    },
  ];
}
