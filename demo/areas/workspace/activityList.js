import { createAreaTable } from '../kit/areaTable.js';
import { timeElement } from '../kit/dates.js';
import { h } from '../kit/dom.js';

const KINDS = [
  ['release', 'Releases'],
  ['site', 'Sites'],
  ['application', 'Applications'],
  ['ticket', 'Tickets'],
  ['sign-in', 'Sign-ins'],
];

/** Creates the list of activity: more than 10,000 rows, of which the browser holds one page. */
export function activityList(area, place) {
  const table = createAreaTable(area, '/api/world/activity', {
    caption: 'Activity of all staff',
    search: 'Search activity',
    empty: 'No activity matches these filters.',
    filters: [
      { name: 'kind', label: 'Type', options: KINDS },
      { name: 'who', label: 'Who', options: [['me', 'Me']] },
    ],
    order: { name: 'at', desc: true },
    columns: [
      {
        name: 'text',
        label: 'What',
        cell: ({ text, link }) => (link ? h('a', { href: `#${link}` }, text) : text),
      },
      { name: 'by', label: 'Who', sort: true, cell: ({ by }) => by ?? 'Former colleague' },
      {
        name: 'at',
        label: 'When',
        sort: true,
        cell: ({ at }) => timeElement(at, area.locale),
      },
    ],
  });
  place.replaceChildren(table.element);
  return table;
}
