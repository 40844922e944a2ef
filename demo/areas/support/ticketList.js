import { createAreaTable } from '../kit/areaTable.js';
import { dayRange, momentsOf, timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { pageHead } from '../kit/heading.js';
import { PRIORITIES, TICKET_STATES, ticketState } from '../kit/labels.js';
import { bulkTicketActions, TICKETS, ticketMenu, ticketName } from './ticketActions.js';

/** Creates the list of tickets, newest first. The days of the filter are those of the user's time zone. */
export function ticketList(area) {
  area.setTitle(undefined);
  const reload = () => table.reload();
  // The range of days uses the date picker of the product, loaded by the script of the shell.
  const opened = h('backoffice-date-picker', {
    range: true,
    name: 'opened',
    label: 'Opened',
    accent: 'brand',
    language: area.language,
  });
  const table = createAreaTable(area, TICKETS, {
    caption: 'Tickets of all organizations',
    search: 'Search tickets',
    empty: 'No tickets match these filters.',
    filters: [
      { name: 'state', label: 'State', options: [['unclosed', 'Not closed'], ...TICKET_STATES] },
      { name: 'priority', label: 'Priority', options: PRIORITIES },
      { name: 'assignee', label: 'Assigned to', options: [['me', 'Me']] },
      {
        name: 'opened',
        label: 'Opened',
        element: opened,
        text: (range) => dayRange(range, area.locale),
        accepts: (range) => momentsOf(range) !== range,
      },
    ],
    toServer: (query) => {
      if (query.has('opened')) query.set('opened', momentsOf(query.get('opened')));
    },
    rowId: ({ number }) => String(number),
    rowName: ticketName,
    actions: ticketMenu(area, reload),
    bulk: bulkTicketActions(area, reload),
    order: { name: 'number', desc: true },
    columns: columnsFor(area),
  });

  return {
    element: h('div', { class: 'area-wide' }, pageHead('Tickets'), table.element),
    update() {
      opened.setAttribute('language', area.language);
      table.update();
    },
  };
}

const columnsFor = (area) => [
  {
    name: 'number',
    label: 'Ticket',
    sort: true,
    cell: ({ number }) => h('a', { href: `#/support/${number}` }, number),
  },
  {
    name: 'organization',
    label: 'Organization',
    sort: true,
    minor: true,
    cell: ({ organization }) => organization,
  },
  {
    name: 'subject',
    label: 'Subject',
    sort: true,
    long: true,
    cell: ({ subject }) => subject,
  },
  {
    name: 'assignee',
    label: 'Assigned to',
    minor: true,
    cell: ({ assignee }) => assignee ?? 'Unassigned',
  },
  {
    name: 'changedAt',
    label: 'Last updated',
    sort: true,
    minor: true,
    cell: ({ changedAt }) => timeElement(changedAt, area.locale),
  },
  {
    name: 'state',
    label: 'State',
    sort: true,
    cell: (ticket) => stateLabel(...ticketState(ticket)),
  },
];
