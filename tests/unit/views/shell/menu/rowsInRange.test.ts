import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsInRange } from '../../../../../src/views/shell/menu/virtualList/rowsInRange';

/** Returns the tops of rows with these heights, which include the following gap. */
function topsOf(heights: number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

describe('rowsInRange', () => {
  it('returns the rows in view and those to keep, with the height of the others', () => {
    const tops = topsOf(Array.from({ length: 100 }, () => 40));
    expect(rowsInRange(tops, 405, 500, [0, 99], 2)).toEqual({
      rows: [
        { index: 0, gap: 0 },
        { index: 10, gap: 358 },
        { index: 11, gap: 0 },
        { index: 12, gap: 0 },
        { index: 99, gap: 86 * 40 - 2 },
      ],
      after: 0,
    });
  });

  it('keeps the total height of the list for any scroll position', () => {
    const heights = fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 1, maxLength: 80 });
    const numbers = fc.array(fc.integer({ min: -3, max: 90 }), { maxLength: 5 });
    const offset = fc.integer({ min: -500, max: 40_000 });
    fc.assert(
      fc.property(heights, numbers, offset, fc.nat(2000), (all, keep, from, span) => {
        const gap = 2;
        const tops = topsOf(all);
        const { rows, after } = rowsInRange(tops, from, from + span, keep, gap);
        const indexes = rows.map(({ index }) => index);
        expect(indexes).toEqual([...new Set(indexes)].sort((one, other) => one - other));
        for (const index of keep) if (all[index]) expect(indexes).toContain(index);
        all.forEach((height, index) => {
          const top = tops[index] ?? 0;
          if (top < from + span && top + height > from) expect(indexes).toContain(index);
        });
        // A spacer for omitted rows is followed by a gap, as a row is.
        const gaps = rows.filter((row) => row.gap > 0).length + (after > 0 ? 1 : 0);
        const drawn = indexes.reduce((sum, index) => sum + (all[index] ?? 0), 0);
        const left = rows.reduce((sum, row) => sum + row.gap, after);
        expect(drawn + left + gaps * gap).toBe(tops.at(-1));
      }),
    );
  });
});
