import { day, number } from '../dates.js';
import { h } from '../dom.js';

export const HEIGHT = 200;

/** Returns the computed color of a custom property, since a canvas does not support these or `light-dark()`. */
export function colorOf(place, name) {
  const probe = h('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * Returns the options of uPlot.
 *
 * @param {object} parts
 * @param {object[]} parts.series those of createChart
 * @param {boolean} parts.isUnfinished whether the last day is today: each series is then drawn a second
 *   time, dashed, from yesterday to today
 * @param {number} parts.width in px
 * @param {string} parts.locale
 * @param {(name: string) => string} parts.color the value of a custom property
 * @param {boolean} parts.forcedColors whether the user's own colors replace those of the page
 */
export function optionsOf({ series, isUnfinished, width, locale, color, forcedColors }) {
  const axis = {
    stroke: color('--ink-muted'),
    font: '12px system-ui, sans-serif',
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  };
  const lines = series.map((one, place) => ({
    label: one.label,
    width: 2,
    points: { show: false },
    ...(forcedColors ? FORCED[place] : styleOf(one, color)),
  }));
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    // Start at zero: otherwise small changes look large.
    scales: { y: { range: (_, __, most) => [0, (most || 1) * 1.05] } },
    cursor: { drag: { x: false, y: false }, y: false },
    tzDate: utcDate,
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 70,
        values: (_, times) => times.map((time) => shortDate(time, locale)),
      },
      { ...axis, size: 56, values: (_, values) => values.map((value) => number(value, locale)) },
    ],
    series: [
      {},
      ...lines,
      ...(isUnfinished ? lines.map(({ fill, ...line }) => ({ ...line, dash: [3, 4] })) : []),
    ],
  };
}

const styleOf = ({ color: name, fill }, color) => ({
  stroke: color(name),
  fill: fill ? color(`${name}-fill`) : undefined,
});

/** Styles of the series in forced colors: distinguished by color and dashes, without a filled area. */
const FORCED = [{ stroke: 'CanvasText' }, { stroke: 'LinkText', dash: [6, 4] }];

/** Returns the date whose local day and time are those of a moment in UTC. */
const utcDate = (seconds) => {
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
};

const shortDate = (seconds, locale) =>
  day(seconds * 1000, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
