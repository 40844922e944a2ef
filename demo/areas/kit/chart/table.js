import { day, number } from '../dates.js';
import { h } from '../dom.js';

/** Creates the table of a chart's values, newest first. */
export function tableOf({ title, rows, series, locale, isUnfinished }) {
  return h(
    'table',
    {},
    h('caption', { class: 'visually-hidden' }, title),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Day'),
        ...series.map(({ label }) => h('th', { scope: 'col', class: 'number' }, label)),
      ),
    ),
    h(
      'tbody',
      {},
      ...[...rows]
        .reverse()
        .map((row, back) =>
          h(
            'tr',
            {},
            h(
              'th',
              { scope: 'row' },
              day(row.day, locale, { dateStyle: 'medium', timeZone: 'UTC' }),
              isUnfinished && back === 0 && ' (so far)',
            ),
            ...series.map(({ name }) => h('td', { class: 'number' }, number(row[name], locale))),
          ),
        ),
    ),
  );
}
