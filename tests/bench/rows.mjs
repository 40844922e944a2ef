/** Formats milliseconds. */
export const milliseconds = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Formats bytes as kilobytes. */
export const kB = (value) => `${(value / 1000).toFixed(1)} kB`;

/** Formats bytes as megabytes. */
export const MB = (value) => `${(value / 1e6).toFixed(2)} MB`;

/** Formats a number without decimals. */
export const number = (value) => value.toFixed(0);

/** Headings of the table. */
export const headings = ['measure', 'floor', 'ours', 'ratio', 'middle half', 'target', 'met'];

/**
 * Returns a row of the table: the medians of the floor, if it is measured, and of our page, the median of the ratios of
 * each round, and whether the target is met: a maximum ratio to the floor, or a maximum value.
 */
export function row(measure, { floor, ours }, key, format, target = {}) {
  const baseline = floor && median(floor.map((result) => result[key]));
  const value = median(ours.map((result) => result[key]));
  const ratios = floor && ours.map((result, round) => ratioOf(result[key], floor[round][key]));
  const ratio = ratios && median(ratios);
  const met =
    target.ratio === undefined ? value <= (target.max ?? Infinity) : ratio <= target.ratio;
  const limit = target.ratio?.toFixed(2) ?? (target.max === undefined ? '' : format(target.max));
  return [
    measure,
    baseline === undefined ? '' : format(baseline),
    format(value),
    ratio === undefined ? '' : ratio.toFixed(2),
    ratios ? middleHalf(ratios) : '',
    limit ? `<= ${limit}` : '',
    limit ? (met ? 'yes' : 'NO') : '',
  ];
}

/** Returns the range of the middle half of ratios. */
function middleHalf(ratios) {
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)].toFixed(2);
  return `${at(0.25)} to ${at(0.75)}`;
}

/** Returns the median of numbers. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/** Returns the ratio of two values: 1 if they are equal, also if both are 0. */
function ratioOf(value, baseline) {
  return value === baseline ? 1 : value / baseline;
}
