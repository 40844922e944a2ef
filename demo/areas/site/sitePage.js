import { call } from '../kit/call.js';
import { changeForm, mayEdit } from '../kit/changeForm.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { createPage } from '../kit/page.js';
import { wordOf } from '../kit/words.js';
import { certificate } from './siteList.js';

/** One site: what it is, what runs there, what was done last, and what may be changed. */
export function sitePage(area, id) {
  // Until it is there, and where it is not: no title of the one before.
  area.setTitle(undefined);
  const url = `/api/world/sites/${encodeURIComponent(id)}`;
  return createPage({
    back: '#/site',
    backLabel: 'All sites',
    load: (signal) => call(area, url, { signal }),
    show(site, page) {
      area.setTitle(site.name);
      return [
        h(
          'div',
          { class: 'area-head' },
          h('h2', {}, site.name),
          stateLabel(site.state, wordOf(site.state)),
        ),
        h(
          'div',
          { class: 'area-columns' },
          h('section', {}, h('h3', {}, 'Facts'), factsOf(site, area.locale)),
          site.applications && applicationsOf(site),
          mayEdit(area) && changeForm(area, site, { url, page }),
          activityOf(site, area.locale),
        ),
      ];
    },
  });
}

function factsOf(site, locale) {
  const facts = [
    ['Organisation', site.organisation],
    ['Contact', site.contact],
    ['Region', site.region],
    ['Address', site.address],
    ['Certificate ends', certificate(site.certificateEnds, locale)],
    ['Changed', timeElement(site.changedAt, locale)],
    ['Note', site.note || '–'],
  ];
  return h(
    'dl',
    { class: 'area-facts' },
    facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
  );
}

function applicationsOf({ applications }) {
  const items = applications.map(({ id, name, version, state }) =>
    h(
      'li',
      {},
      h('a', { href: `#/application/${id}` }, name),
      ` ${version} `,
      stateLabel(state, wordOf(state)),
    ),
  );
  return h('section', {}, h('h3', {}, 'Applications'), h('ul', { class: 'area-items' }, items));
}

function activityOf({ activity }, locale) {
  const items = activity.map(({ at, by, text }) =>
    h('li', {}, `${text}, ${by ?? 'Former colleague'}, `, timeElement(at, locale)),
  );
  return h(
    'section',
    {},
    h('h3', {}, 'Recent activity'),
    items.length > 0
      ? h('ul', { class: 'area-items' }, items)
      : h('p', { class: 'muted' }, 'Nothing yet.'),
  );
}
