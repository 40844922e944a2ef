import { call } from '../kit/call.js';
import { changeForm } from '../kit/changeForm.js';
import { timeElement } from '../kit/dates.js';
import { breakable, h, stateLabel } from '../kit/dom.js';
import { card, factList, pageHead } from '../kit/heading.js';
import { labelOf } from '../kit/labels.js';
import { mayEdit } from '../kit/mayEdit.js';
import { createPage } from '../kit/page.js';
import { certificate } from './siteList.js';

/** Creates the page of a site: its facts, applications, last activity and the form to change it. */
export function sitePage(area, id) {
  // Remove the title of the previous site until this one has loaded.
  area.setTitle(undefined);
  const url = `/api/world/sites/${encodeURIComponent(id)}`;
  return createPage({
    name: url,
    back: '#/site',
    backLabel: 'All sites',
    load: (signal) => call(area, url, { signal }),
    show(site, page) {
      area.setTitle(site.name);
      return [
        pageHead(site.name, { state: stateLabel(site.state, labelOf(site.state)) }),
        h(
          'div',
          { class: 'area-columns' },
          card('Details', factsOf(site, area.locale)),
          site.applications && applicationsOf(site),
          mayEdit(area) && changeForm(area, site, { url, page }),
          activityOf(site, area.locale),
        ),
      ];
    },
  });
}

function factsOf(site, locale) {
  return factList([
    ['Organization', site.organization],
    ['Contact', site.contact],
    ['Region', site.region],
    ['Address', breakable(site.address)],
    ['Certificate expires', certificate(site.certificateEnds, locale)],
    ['Last updated', timeElement(site.changedAt, locale)],
    ['Note', site.note || '–'],
  ]);
}

/** Creates the table of a site's applications. */
function applicationsOf({ applications }) {
  const head = ['Application', 'Version', 'State'].map((text) => h('th', { scope: 'col' }, text));
  const rows = applications.map(({ id, name, version, state }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('a', { href: `#/application/${id}` }, name)),
      h('td', {}, version),
      h('td', {}, stateLabel(state, labelOf(state))),
    ),
  );
  const caption = h('caption', { class: 'visually-hidden' }, 'Applications of this site');
  return card(
    'Applications',
    rows.length > 0
      ? h('table', {}, caption, h('thead', {}, h('tr', {}, head)), h('tbody', {}, rows))
      : h('p', { class: 'muted' }, 'None.'),
  );
}

function activityOf({ activity }, locale) {
  const items = activity.map(({ at, by, text }) =>
    h('li', {}, `${text} · ${by ?? 'Former colleague'} · `, timeElement(at, locale)),
  );
  return card(
    'Recent activity',
    items.length > 0
      ? h('ul', { class: 'area-items' }, items)
      : h('p', { class: 'muted' }, 'No activity yet.'),
  );
}
