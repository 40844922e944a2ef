import type { DrawnRow, Rows } from './rows';

/**
 * Returns the rows between two heights and those to keep in any case, each with the height of the
 * rows omitted before it. `tops` contains the top of each row and the end of the last; `gap` is the
 * space between two rows, and so around each spacer.
 */
export function rowsToDraw(
  tops: ArrayLike<number>,
  from: number,
  to: number,
  keep: readonly number[],
  gap: number,
): Required<Rows> {
  const count = tops.length - 1;
  const top = (index: number) => tops[index] as number;
  const indexes = new Set(keep.filter((index) => index >= 0 && index < count));
  for (let index = firstAfter(tops, from); index < count && top(index) < to; index++) {
    indexes.add(index);
  }
  const rows: DrawnRow[] = [];
  let end = 0;
  for (const index of [...indexes].sort((one, other) => one - other)) {
    rows.push({ index, gap: top(index) - top(end) - (index > end ? gap : 0) });
    end = index + 1;
  }
  return { rows, after: end < count ? top(count) - top(end) - gap : 0 };
}

/** Returns the index of the first row that ends below a height. */
function firstAfter(tops: ArrayLike<number>, height: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] as number) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
