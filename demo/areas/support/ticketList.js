import { createAreaTable } from '../kit/areaTable.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { PRIORITIES, TICKET_STATES, ticketState } from '../kit/words.js';

/** The tickets of all organisations, newest first. */
export function ticketList(area) {
  area.setTitle(undefined);
  // A range of days is picked in the product's own picker, loaded by the script of the shell.
  const opened = h('backoffice-date-picker', {
    range: true,
    name: 'opened',
    label: 'Opened',
    language: area.language,
  });
  const table = createAreaTable(area, '/api/world/tickets', {
    caption: 'Tickets of all organisations',
    search: 'Search',
    empty: 'No tickets match these filters.',
    filters: [
      { name: 'state', label: 'State', options: [['unclosed', 'Not closed'], ...TICKET_STATES] },
      { name: 'priority', label: 'Priority', options: PRIORITIES },
      { name: 'opened', element: opened },
    ],
    columns: [
      { name: 'number', label: 'Ticket', sort: true, cell: ({ number }) => linkTo(number, number) },
      {
        name: 'organisation',
        label: 'Organisation',
        sort: true,
        minor: true,
        cell: ({ organisation }) => organisation,
      },
      {
        name: 'subject',
        label: 'Subject',
        sort: true,
        cell: ({ number, subject }) => linkTo(number, subject),
      },
      {
        name: 'assignee',
        label: 'Assigned to',
        minor: true,
        cell: ({ assignee }) => assignee ?? 'Nobody',
      },
      {
        name: 'changedAt',
        label: 'Changed',
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
    ],
  });
  return {
    element: h('div', {}, h('h2', {}, 'Tickets'), table.element),
    update() {
      opened.setAttribute('language', area.language);
      table.update();
    },
  };
}

const linkTo = (number, text) => h('a', { href: `#/support/${number}` }, text);
