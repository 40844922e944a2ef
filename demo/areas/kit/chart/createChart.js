import { h } from '../dom.js';
import { colorOf, HEIGHT, optionsOf } from './plotOptions.js';
import { tableOf } from './table.js';

const UPLOT = '/vendor/uplot/';

let styled = false;

/**
 * Creates a chart of values by day, drawn by uPlot, with a table of the same values for screen readers.
 * The values of today are incomplete: they are dashed, and marked in the legend and the table.
 *
 * @param {object} options
 * @param {string} options.title
 * @param {{day: string, [name: string]: number | string}[]} options.rows oldest first
 * @param {{name: string, label: string, color: string, fill?: boolean}[]} options.series a color is a
 *   custom property of areas.css
 * @param {() => string} options.locale
 * @returns {{element: HTMLElement, redraw: () => void, end: () => void}} `redraw` after a change of
 *   theme or language
 */
export function createChart({ title, rows, series, locale }) {
  const isUnfinished = rows.at(-1)?.day.slice(0, 10) === today();
  const place = h('div', { class: 'chart-place', 'aria-hidden': 'true' });
  // Scrolling regions must be reachable by keyboard in every browser.
  const figures = h('div', {
    class: 'area-table',
    tabindex: '0',
    role: 'region',
    'aria-label': title,
  });
  const legend = h(
    'ul',
    { class: 'chart-legend' },
    series.map(({ label, color }) => h('li', { 'data-color': color }, label)),
    isUnfinished && h('li', { 'data-unfinished': '' }, 'Today so far'),
  );
  const element = h(
    'figure',
    { class: 'area-chart' },
    h('figcaption', {}, title),
    legend,
    place,
    h('details', {}, h('summary', {}, 'View as table'), figures),
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
        isUnfinished,
        width,
        locale: locale(),
        color: (name) => colorOf(place, name),
        forcedColors: forcedColors.matches,
      }),
      valuesOf({ rows, series, isUnfinished }),
      place,
    );
  };
  const redraw = () => {
    figures.replaceChildren(tableOf({ title, rows, series, isUnfinished, locale: locale() }));
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
  const forcedColors = matchMedia('(forced-colors: active)');
  forcedColors.addEventListener('change', redraw);
  redraw();

  return {
    element,
    redraw,
    end() {
      ended = true;
      observer.disconnect();
      forcedColors.removeEventListener('change', redraw);
      chart?.destroy();
    },
  };
}

/** Returns the current day in UTC, which the server uses. */
const today = () => new Date().toISOString().slice(0, 10);

/** Returns the values of complete days and, if today is included, the lines from yesterday to today. */
function valuesOf({ rows, series, isUnfinished }) {
  const last = rows.length - 1;
  const lineOf = (takes) =>
    series.map(({ name }) => rows.map((row, place) => (takes(place) ? row[name] : null)));
  return [
    rows.map((row) => Date.parse(row.day) / 1000),
    ...lineOf((place) => !isUnfinished || place < last),
    ...(isUnfinished ? lineOf((place) => place >= last - 1) : []),
  ];
}
