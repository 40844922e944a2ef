import { day, number } from './dates.js';
import { h } from './dom.js';

const UPLOT = '/vendor/uplot/';
const HEIGHT = 200;

let styled = false;

/**
 * A chart of values by day, drawn by uPlot, with the same figures as a table for those who read.
 *
 * @param {object} options
 * @param {string} options.title
 * @param {{day: string, [name: string]: number | string}[]} options.rows oldest first
 * @param {{name: string, label: string, color: string, fill?: boolean}[]} options.series a colour is a
 *   custom property of areas.css
 * @param {() => string} options.locale
 * @returns {{element: HTMLElement, redraw: () => void, end: () => void}} `redraw` after a change of
 *   theme or language
 */
export function createChart({ title, rows, series, locale }) {
  const place = h('div', { class: 'chart-place', 'aria-hidden': 'true' });
  const figures = h('div', { class: 'area-table' });
  const legend = h(
    'ul',
    { class: 'chart-legend' },
    ...series.map(({ label, color }) => h('li', { 'data-color': color }, label)),
  );
  const element = h(
    'figure',
    { class: 'area-chart' },
    h('figcaption', {}, title),
    legend,
    place,
    h('details', {}, h('summary', {}, 'As a table'), figures),
  );
  let chart;
  let width = 0;
  let ended = false;

  const draw = async () => {
    const { default: uPlot } = await import(`${UPLOT}uPlot.esm.js`);
    if (ended || width === 0) return;
    chart?.destroy();
    chart = new uPlot(
      optionsOf({
        series,
        width,
        locale: locale(),
        color: (name) => colorOf(place, name),
        forced: forced.matches,
      }),
      [
        rows.map((row) => Date.parse(row.day) / 1000),
        ...series.map(({ name }) => rows.map((row) => row[name])),
      ],
      place,
    );
  };
  const redraw = () => {
    figures.replaceChildren(tableOf({ title, rows, series, locale: locale() }));
    draw();
  };

  if (!styled) {
    styled = true;
    document.head.append(h('link', { rel: 'stylesheet', href: `${UPLOT}uPlot.min.css` }));
  }
  const observer = new ResizeObserver(([entry]) => {
    const now = Math.floor(entry.contentRect.width);
    if (now === width) return;
    width = now;
    if (chart && width > 0) chart.setSize({ width, height: HEIGHT });
    else draw();
  });
  observer.observe(place);
  const forced = matchMedia('(forced-colors: active)');
  forced.addEventListener('change', redraw);
  redraw();

  return {
    element,
    redraw,
    end() {
      ended = true;
      observer.disconnect();
      forced.removeEventListener('change', redraw);
      chart?.destroy();
    },
  };
}

/** A colour as a canvas takes it: it knows neither custom properties nor `light-dark()`. */
function colorOf(place, name) {
  const probe = h('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function optionsOf({ series, width, locale, color, forced }) {
  const axis = {
    stroke: color('--ink-muted'),
    font: '12px system-ui, sans-serif',
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    // From zero: a high bottom makes small changes look large.
    scales: { y: { range: (_, __, most) => [0, (most || 1) * 1.05] } },
    cursor: { drag: { x: false, y: false }, y: false },
    tzDate: (seconds) => new Date(seconds * 1000 + new Date().getTimezoneOffset() * 60_000),
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 70,
        values: (_, times) => times.map((time) => short(time, locale)),
      },
      { ...axis, size: 56, values: (_, values) => values.map((value) => number(value, locale)) },
    ],
    series: [
      {},
      ...series.map((one, place) => ({
        label: one.label,
        width: 2,
        points: { show: false },
        ...(forced ? FORCED[place] : lookOf(one, color)),
      })),
    ],
  };
}

const lookOf = ({ color: name, fill }, color) => ({
  stroke: color(name),
  fill: fill ? color(`${name}-fill`) : undefined,
});

/** Series in forced colors: told apart by color and dashes, without an area that hides others. */
const FORCED = [{ stroke: 'CanvasText' }, { stroke: 'LinkText', dash: [6, 4] }];

const short = (seconds, locale) =>
  day(seconds * 1000, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

function tableOf({ title, rows, series, locale }) {
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
        .map((row) =>
          h(
            'tr',
            {},
            h(
              'th',
              { scope: 'row' },
              day(row.day, locale, { dateStyle: 'medium', timeZone: 'UTC' }),
            ),
            ...series.map(({ name }) => h('td', { class: 'number' }, number(row[name], locale))),
          ),
        ),
    ),
  );
}
