import { askingButton } from '../kit/askingButton.js';
import { call } from '../kit/call.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { openingForm } from '../kit/openingForm.js';
import { rowTable } from '../kit/rowTable.js';
import { developTabs, mayChange } from './developTabs.js';
import { listPage } from './listPage.js';
import { newKey } from './newKey.js';

const KEYS = '/api/world/keys';

const SCOPES = [
  ['read', 'Read'],
  ['deploy', 'Read and deploy'],
];

/** The API keys: made, shown once, revoked. */
export function keysPage(area) {
  area.setTitle(undefined);
  const above = h('div', {});
  const make = openingForm('New key', (close) =>
    createForm({
      fields: [
        { name: 'name', label: 'Name', hint: 'What uses the key.', required: true, maxlength: 60 },
        { name: 'scope', label: 'May', options: SCOPES },
      ],
      submit: 'Create key',
      cancel: close,
      async send(values) {
        const { key } = await call(area, KEYS, { method: 'POST', body: values });
        close();
        newKey(above, { key, name: values.name, onDone: make.focus });
        page.reload();
      },
    }),
  );
  if (mayChange(area)) above.append(make.element);

  const page = listPage({
    tabs: developTabs('#/develop'),
    title: 'API keys',
    above,
    load: (signal) => call(area, KEYS, { signal }),
    show: ({ keys }) =>
      rowTable({
        caption: 'Keys of all applications',
        empty: 'No key yet.',
        columns: columnsFor(area, revoke),
        rows: keys,
      }),
  });

  async function revoke({ id, name }) {
    try {
      await call(area, `${KEYS}/${id}/revoke`, { method: 'POST' });
      area.notify({ kind: 'success', text: `${name} is revoked` });
    } catch (error) {
      area.notify({ kind: 'error', text: error.message });
    }
    page.reload();
  }

  return page;
}

function columnsFor(area, revoke) {
  const columns = [
    { label: 'Name', cell: ({ name }) => name },
    { label: 'Key', minor: true, cell: ({ hint }) => h('code', {}, `${hint}…`) },
    { label: 'May', minor: true, cell: ({ scope }) => new Map(SCOPES).get(scope) ?? scope },
    {
      label: 'Created',
      minor: true,
      cell: ({ createdAt, createdBy }) => [
        timeElement(createdAt, area.locale),
        h('br'),
        h('span', { class: 'muted' }, createdBy),
      ],
    },
    {
      label: 'Last used',
      minor: true,
      cell: ({ lastUsed }) => (lastUsed ? timeElement(lastUsed, area.locale) : 'Never'),
    },
    {
      label: 'State',
      cell: ({ revokedAt }) =>
        revokedAt ? stateLabel('closed', 'Revoked') : stateLabel('running', 'In use'),
    },
  ];
  if (!mayChange(area)) return columns;
  const act = (key) => {
    const ask = { label: 'Revoke', sure: 'Revoke for good', about: key.name };
    return askingButton({ ...ask, act: () => revoke(key) });
  };
  return [...columns, { label: 'Change', cell: (key) => (key.revokedAt ? '' : act(key)) }];
}
