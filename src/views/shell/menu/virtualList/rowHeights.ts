import type { MenuItem } from '../../../../store/menu/menuItems';
import { type ListContent, ROW_HEIGHT } from './rows';

/** Heights of rows by item id, with the number of visible rows each had when it was measured. */
type Measured = Map<string, { height: number; rows: number }>;

/** Positions of all rows of a list, in px of the list. */
export interface RowPositions {
  /** Top of each row, and the bottom of the last one at the end. */
  tops: Float64Array;
  /** Space between two rows. */
  gap: number;
}

/** Measures the rendered rows of a list and estimates the others by the average row. */
export function createRowHeights(list: HTMLElement) {
  const measured: Measured = new Map();
  /** Height of rows that were not measured. It is taken once, so that the layout settles. */
  let average = 0;

  return {
    /** Measures the rendered rows. `scale` is px of the window per px of the list. */
    measure({ items, open }: ListContent, scale: number): RowPositions {
      const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
      for (const row of list.children) {
        const item = items[rowIndex(row)];
        if (!item) continue;
        const height = row.getBoundingClientRect().height / scale + gap;
        measured.set(item.id, { height, rows: visibleRows(item, open) });
      }
      average ||= averageOf(measured) || ROW_HEIGHT;
      const tops = new Float64Array(items.length + 1);
      items.forEach((item, index) => {
        const rows = visibleRows(item, open);
        const known = measured.get(item.id);
        const height = known?.rows === rows ? known.height : rows * average;
        tops[index + 1] = (tops[index] as number) + height;
      });
      return { tops, gap };
    },
    /** Forgets all heights, for example after the width has changed. */
    reset() {
      measured.clear();
      average = 0;
    },
  };
}

/** Returns the index of the item that a row shows; -1 for other nodes. */
export const rowIndex = (row: Element | null) => Number(row?.getAttribute('aria-posinset')) - 1;

/** Counts the rows of an item, including the open groups below it. */
function visibleRows(item: MenuItem, open: ListContent['open']): number {
  let rows = 1;
  if (open.has(item.id)) for (const child of item.subItems ?? []) rows += visibleRows(child, open);
  return rows;
}

function averageOf(measured: Measured): number {
  let height = 0;
  let rows = 0;
  for (const one of measured.values()) {
    height += one.height;
    rows += one.rows;
  }
  return height / rows;
}
