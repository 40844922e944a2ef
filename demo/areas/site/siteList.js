import { createAreaTable } from '../kit/areaTable.js';
import { number, timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { pageHead } from '../kit/heading.js';
import { labelOf, SITE_STATES } from '../kit/labels.js';
import { bulkStateActions, stateMenu } from '../kit/stateActions.js';

const ORGANIZATIONS = [
  ['brightwater', 'Brightwater Utilities'],
  ['osterby', 'City of Osterby'],
  ['larkfield', 'Larkfield Clinics'],
  ['tideline', 'Tideline Shipping'],
];

/** Number of days before its end at which a certificate is marked. */
const SOON = 14 * 86_400_000;

/** Creates the list of sites. */
export function siteList(area) {
  area.setTitle(undefined);
  const reload = () => table.reload();
  const table = createAreaTable(area, '/api/world/sites', {
    caption: 'Sites of four organizations',
    search: 'Search sites',
    empty: 'No sites match these filters.',
    filters: [
      { name: 'organization', label: 'Organization', options: ORGANIZATIONS },
      { name: 'state', label: 'State', options: SITE_STATES },
    ],
    actions: stateMenu(area, { page: 'site', list: '/api/world/sites', reload }),
    bulk: bulkStateActions(area, { list: '/api/world/sites', reload }),
    order: { name: 'name' },
    columns: [
      {
        name: 'name',
        label: 'Site',
        sort: true,
        cell: ({ id, name }) => h('a', { href: `#/site/${id}` }, name),
      },
      {
        name: 'organization',
        label: 'Organization',
        sort: true,
        minor: true,
        cell: ({ organization }) => organization,
      },
      { name: 'region', label: 'Region', sort: true, minor: true, cell: ({ region }) => region },
      {
        name: 'applications',
        label: 'Applications',
        number: true,
        minor: true,
        cell: ({ applications }) => number(applications, area.locale),
      },
      {
        name: 'certificateEnds',
        label: 'Certificate',
        sort: true,
        minor: true,
        cell: ({ certificateEnds }) => certificate(certificateEnds, area.locale),
      },
      {
        name: 'state',
        label: 'State',
        sort: true,
        cell: ({ state }) => stateLabel(state, labelOf(state)),
      },
    ],
  });
  return {
    element: h('div', { class: 'area-wide' }, pageHead('Hosted sites'), table.element),
    update: table.update,
  };
}

/** Creates the end date of a certificate, with a mark if it is soon. */
export function certificate(ends, locale) {
  const soon = new Date(ends).getTime() - Date.now() < SOON;
  return soon
    ? h('span', { class: 'state', 'data-state': 'waiting' }, timeElement(ends, locale))
    : timeElement(ends, locale);
}
