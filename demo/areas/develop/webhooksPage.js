import { busyWhile } from '../kit/busyWhile.js';
import { call } from '../kit/call.js';
import { once } from '../kit/clicks.js';
import { confirmButton } from '../kit/confirmButton.js';
import { timeElement } from '../kit/dates.js';
import { breakable, h, stateLabel } from '../kit/dom.js';
import { formButton } from '../kit/formButton.js';
import { labelOf, WEBHOOK_EVENTS } from '../kit/labels.js';
import { mayEdit } from '../kit/mayEdit.js';
import { messageOf } from '../kit/messageOf.js';
import { developTabs } from './developTabs.js';
import { listPage } from './listPage.js';

const WEBHOOKS = '/api/world/webhooks';

const WEBHOOK_STATES = [
  ['active', 'Active'],
  ['paused', 'Paused'],
];

/** Creates the list of webhooks, which can be added, paused and removed. */
export function webhooksPage(area) {
  area.setTitle('Webhooks');
  const add = formButton(area, {
    label: 'Add webhook',
    draft: 'new webhook',
    fields: [
      {
        name: 'address',
        label: 'Address',
        type: 'url',
        hint: 'Must begin with https://.',
        required: true,
      },
      { name: 'event', label: 'Events', options: WEBHOOK_EVENTS },
    ],
    submit: 'Add',
    async send(values, close) {
      await call(area, WEBHOOKS, { method: 'POST', body: values });
      close();
      area.notify({ kind: 'success', text: 'Webhook added.' });
      page.reload();
    },
  });

  const page = listPage(area, {
    tabs: developTabs('#/develop/webhooks'),
    title: 'Webhooks',
    action: mayEdit(area) && add.opener,
    panel: add.panel,
    load: async (signal) => (await call(area, WEBHOOKS, { signal })).webhooks,
    table: {
      path: 'webhooks',
      caption: 'Webhook endpoints',
      search: 'Search webhooks',
      empty: 'No webhooks match these filters.',
      none: 'No webhooks yet.',
      filters: [
        { name: 'event', label: 'Events', options: WEBHOOK_EVENTS, read: ({ event }) => event },
        {
          name: 'state',
          label: 'State',
          options: WEBHOOK_STATES,
          read: ({ paused }) => (paused ? 'paused' : 'active'),
        },
      ],
      textsOf: ({ address, createdBy }) => [address, createdBy],
      order: { name: 'createdAt' },
      columns: columnsFor(area, change),
    },
  });

  async function change(text, { id }, path, options) {
    try {
      await call(area, `${WEBHOOKS}/${id}${path}`, options);
      area.notify({ kind: 'success', text });
    } catch (error) {
      area.notify({ kind: 'error', text: messageOf(error) });
    }
    await page.reload();
  }

  return {
    ...page,
    leave() {
      page.leave();
      add.leave();
    },
  };
}

function columnsFor(area, change) {
  const columns = [
    {
      name: 'address',
      label: 'Address',
      sort: true,
      cell: ({ id, address }) =>
        h('a', { class: 'area-address', href: `#/develop/webhooks/${id}` }, breakable(address)),
    },
    {
      name: 'event',
      label: 'Events',
      sort: true,
      minor: true,
      cell: ({ event }) => labelOf(event),
    },
    {
      name: 'createdAt',
      label: 'Added',
      sort: true,
      minor: true,
      cell: ({ createdAt, createdBy }) => [
        timeElement(createdAt, area.locale),
        h('br'),
        h('span', { class: 'muted' }, createdBy),
      ],
    },
    {
      name: 'paused',
      label: 'State',
      cell: ({ paused }) =>
        paused ? stateLabel('paused', 'Paused') : stateLabel('running', 'Active'),
    },
  ];
  if (!mayEdit(area)) return columns;
  const pause = (webhook) => {
    const { paused, address } = webhook;
    const label = paused ? 'Resume' : 'Pause';
    const act = () =>
      change(paused ? 'Webhook resumed.' : 'Webhook paused.', webhook, '/pause', {
        method: 'POST',
        body: { paused: !paused },
      });
    const facts = { type: 'button', class: 'quiet', 'aria-label': `${label}: ${address}` };
    const onclick = once(({ currentTarget }) => busyWhile(currentTarget, act));
    return h('button', { ...facts, onclick }, label);
  };
  const remove = (webhook) =>
    confirmButton({
      label: 'Remove',
      confirmLabel: 'Remove webhook and log',
      subject: webhook.address,
      act: () => change('Webhook removed.', webhook, '', { method: 'DELETE' }),
    });
  const cell = (webhook) => h('div', { class: 'area-actions' }, pause(webhook), remove(webhook));
  return [...columns, { name: 'change', label: 'Actions', exported: false, cell }];
}
