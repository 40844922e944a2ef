import { flushSync } from 'react-dom';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { type ListContent, type LongList, ROW_HEIGHT, type Rows } from './rows';
import { rowsToDraw } from './rowsToDraw';

/** Heights of rows by id, and the number of rows each included when it was measured. */
type Measured = Map<string, { height: number; rows: number }>;

/** Px above and below the view that are rendered too, for Tab and for fast scrolling. */
const MARGIN = 240;

/** Maximum number of times that rows are measured and updated in a row. */
const MOST_ROUNDS = 5;

/**
 * Tracks the visible part of a long list and calls back with the rows to render whenever that
 * changes. Rows are measured as they appear; the others count as multiples of the average row.
 */
export function follow(list: HTMLElement, tell: (rows: Rows) => void): LongList {
  const root = list.getRootNode();
  const measured: Measured = new Map();
  let content: ListContent | undefined;
  let tops = new Float64Array(1);
  let told = '';
  let width = 0;
  /**
   * Height in px of an unmeasured row: taken from the first rows and kept, so that the layout
   * settles.
   */
  let average = 0;
  let rounds = 0;

  function measure({ items, open }: ListContent, scale: number) {
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    for (const row of list.children) {
      const item = items[position(row)];
      if (!item) continue;
      const height = row.getBoundingClientRect().height / scale + gap;
      measured.set(item.id, { height, rows: rowsOf(item, open) });
    }
    average ||= averageOf(measured) || ROW_HEIGHT;
    tops = new Float64Array(items.length + 1);
    items.forEach((item, index) => {
      const own = rowsOf(item, open);
      const known = measured.get(item.id);
      const height = known?.rows === own ? known.height : own * average;
      tops[index + 1] = (tops[index] as number) + height;
    });
    return gap;
  }

  function look(): Rows | undefined {
    // Not visible at all: in a closed menu, for example.
    if (!content || list.offsetHeight === 0) return;
    const { top, height } = list.getBoundingClientRect();
    // The page may have scaled the element.
    const scale = height / list.offsetHeight;
    const gap = measure(content, scale);
    const { items, trail } = content;
    const current = items.findIndex(({ id }) => trail.includes(id));
    const focused = position(list.querySelector(':scope > :focus-within'));
    const beside = focused < 0 ? [] : [focused - 1, focused, focused + 1];
    // Tab and Shift+Tab enter at the first and the last row.
    const keep = [0, items.length - 1, current, ...beside];
    const from = -top / scale - MARGIN;
    const rows = rowsToDraw(tops, from, from + innerHeight / scale + 2 * MARGIN, keep, gap);
    const key = JSON.stringify(rows);
    if (key === told) return;
    told = key;
    return rows;
  }

  function onScroll() {
    rounds = 0;
    const rows = look();
    // Before the frame is painted: an empty section would flash.
    if (rows) flushSync(() => tell(rows));
  }

  const observer = new ResizeObserver(() => {
    if (list.offsetWidth !== width) {
      measured.clear();
      average = 0;
    }
    width = list.offsetWidth;
    onScroll();
  });
  observer.observe(list);
  const outer = [root, window];
  for (const place of outer) place.addEventListener('scroll', onScroll, true);
  window.addEventListener('resize', onScroll);
  list.addEventListener('focusin', onScroll);

  return {
    update(next) {
      const same = content?.items === next.items && content.open === next.open;
      rounds = same ? rounds + 1 : 0;
      content = next;
      // Rows measured for the first time may make others visible, and so on; the rest can wait.
      const rows = rounds < MOST_ROUNDS ? look() : undefined;
      if (rows) tell(rows);
    },
    stop() {
      observer.disconnect();
      for (const place of outer) place.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onScroll);
      list.removeEventListener('focusin', onScroll);
    },
  };
}

/** Returns the index of a row, -1 for anything else. */
const position = (row: Element | null) => Number(row?.getAttribute('aria-posinset')) - 1;

/** Returns how many rows an item takes with all open rows below it. */
function rowsOf(item: MenuItem, open: ListContent['open']): number {
  let rows = 1;
  if (open.has(item.id)) for (const one of item.subItems ?? []) rows += rowsOf(one, open);
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
