import { call } from '../kit/call.js';
import { changeForm } from '../kit/changeForm.js';
import { createChart } from '../kit/chart/createChart.js';
import { number, timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { card, factList, pageHead } from '../kit/heading.js';
import { labelOf, ticketState } from '../kit/labels.js';
import { mayEdit } from '../kit/mayEdit.js';
import { createPage } from '../kit/page.js';

/** Creates the overview of an application: its usage, errors and tickets. */
export function overview(area, id) {
  // Remove the title of the previous application until this one has loaded.
  area.setTitle(undefined);
  const url = `/api/world/applications/${encodeURIComponent(id)}`;
  return createPage({
    name: url,
    back: '#/application',
    backLabel: 'All applications',
    load: (signal) => call(area, url, { signal }),
    show(application, page) {
      area.setTitle(application.name);
      const chart = createChart({
        title: 'Requests and errors in the last 30 days',
        rows: application.usage,
        locale: () => area.locale,
        series: [
          { name: 'requests', label: 'Requests', color: '--requests', fill: true },
          { name: 'errors', label: 'Errors', color: '--errors', fill: true },
        ],
      });
      page.onUpdate(chart.redraw);
      page.onLeave(chart.end);
      return [
        pageHead(`${application.name} ${application.version}`, {
          state: stateLabel(application.state, labelOf(application.state)),
        }),
        figuresOf(application, area.locale),
        chart.element,
        h(
          'div',
          { class: 'area-columns' },
          card('Details', factsOf(application, area.locale)),
          application.tickets && ticketsOf(application),
          mayEdit(area) && changeForm(area, application, { url, page }),
        ),
      ];
    },
  });
}

function figuresOf({ usage }, locale) {
  const sum = (name) => usage.reduce((all, day) => all + day[name], 0);
  const requests = sum('requests');
  const share = requests === 0 ? 0 : sum('errors') / requests;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const figures = [
    ['Requests in 30 days', number(requests, locale)],
    ['Errors in 30 days', number(sum('errors'), locale)],
    ['Error rate', percent.format(share)],
  ];
  return h(
    'dl',
    { class: 'area-figures' },
    figures.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}

function factsOf(application, locale) {
  return factList([
    ['Organization', application.organization],
    ['Site', h('a', { href: `#/site/${application.siteId}` }, application.site)],
    ['Owner', application.owner],
    ['Last updated', timeElement(application.changedAt, locale)],
    ['Note', application.note || '–'],
  ]);
}

function ticketsOf({ tickets }) {
  const items = tickets.map((ticket) =>
    h(
      'li',
      { class: 'area-item' },
      h('a', { href: `#/support/${ticket.number}` }, `${ticket.number} ${ticket.subject}`),
      stateLabel(...ticketState(ticket)),
    ),
  );
  return card(
    'Open tickets',
    items.length > 0
      ? h('ul', { class: 'area-items' }, items)
      : h('p', { class: 'muted' }, 'None.'),
  );
}
