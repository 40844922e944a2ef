/** How the table writes a value. */
export const milliseconds = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const kB = (value) => `${(value / 1000).toFixed(1)} kB`;
export const MB = (value) => `${(value / 1e6).toFixed(2)} MB`;
export const number = (value) => value.toFixed(0);

/** The table's first line. */
export const heads = ['measure', 'floor', 'ours', 'ratio', 'half of the runs', 'goal', 'met'];

/**
 * One line of the table: the medians of the floor (where it takes part) and of ours, and whether
 * the goal is met: `{ ratio }` to the floor, or `{ most }` in the value's own unit.
 */
export function row(measure, { floor, ours }, key, write, goal = {}) {
  const least = floor && median(floor.map((result) => result[key]));
  const value = median(ours.map((result) => result[key]));
  const ratio = least === undefined ? undefined : ratioOf(value, least);
  const met = goal.ratio === undefined ? value <= (goal.most ?? Infinity) : ratio <= goal.ratio;
  const limit = goal.ratio?.toFixed(2) ?? (goal.most === undefined ? '' : write(goal.most));
  return [
    measure,
    least === undefined ? '' : write(least),
    write(value),
    ratio === undefined ? '' : ratio.toFixed(2),
    floor?.length === ours.length ? spread(floor, ours, key) : '',
    limit ? `<= ${limit}` : '',
    limit ? (met ? 'yes' : 'NO') : '',
  ];
}

/** The middle half of the ratios, each of a load to the one of the floor beside it. */
function spread(floor, ours, key) {
  const ratios = ours
    .map((result, index) => ratioOf(result[key], floor[index][key]))
    .sort((one, other) => one - other);
  const at = (share) => ratios[Math.round((ratios.length - 1) * share)].toFixed(2);
  return `${at(0.25)} to ${at(0.75)}`;
}

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/** No blocking at all on either side is as good as the floor. */
function ratioOf(value, least) {
  return value === least ? 1 : value / least;
}
