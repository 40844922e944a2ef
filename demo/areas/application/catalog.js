import { createAreaTable } from '../kit/areaTable.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { pageHead } from '../kit/heading.js';
import { labelOf, RUN_STATES } from '../kit/labels.js';
import { bulkStateActions, stateMenu } from '../kit/stateActions.js';

/** Creates the list of applications. */
export function catalog(area) {
  area.setTitle(undefined);
  const reload = () => table.reload();
  const table = createAreaTable(area, '/api/world/applications', {
    caption: 'Applications on all sites',
    search: 'Search applications',
    empty: 'No applications match these filters.',
    filters: [{ name: 'state', label: 'State', options: RUN_STATES }],
    actions: stateMenu(area, { page: 'application', list: '/api/world/applications', reload }),
    bulk: bulkStateActions(area, { list: '/api/world/applications', reload }),
    order: { name: 'name' },
    columns: [
      {
        name: 'name',
        label: 'Application',
        sort: true,
        cell: ({ id, name }) => h('a', { href: `#/application/${id}` }, name),
      },
      { name: 'site', label: 'Site', sort: true, cell: ({ site }) => site },
      { name: 'version', label: 'Version', minor: true, cell: ({ version }) => version },
      { name: 'owner', label: 'Owner', minor: true, cell: ({ owner }) => owner },
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
        cell: ({ state }) => stateLabel(state, labelOf(state)),
      },
    ],
  });
  return {
    element: h('div', { class: 'area-wide' }, pageHead('Hosted applications'), table.element),
    update: table.update,
  };
}
