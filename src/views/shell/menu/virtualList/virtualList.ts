import { flushSync } from 'react-dom';
import { createRowHeights, rowIndex } from './rowHeights';
import type { ListContent, Rows, VirtualList } from './rows';
import { rowsInRange } from './rowsInRange';

/** Distance in px above and below the view that is rendered too, for Tab and for fast scrolling. */
const MARGIN = 240;

/** Maximum number of renders for the same content. */
const MAX_RENDERS = 5;

/**
 * Observes a long list and calls `render` with the rows in view whenever they change. Rendered rows are
 * measured, the others are estimated.
 */
export function createVirtualList(list: HTMLElement, render: (rows: Rows) => void): VirtualList {
  const root = list.getRootNode();
  const heights = createRowHeights(list);
  let content: ListContent | undefined;
  let lastRows = '';
  let width = 0;
  let renders = 0;

  /** Returns the rows to render if they have changed. */
  function changedRows(): Rows | undefined {
    // The menu is closed, for example.
    if (!content || list.offsetHeight === 0) return;
    const { top, height } = list.getBoundingClientRect();
    // The host page may scale the shell.
    const scale = height / list.offsetHeight;
    const { tops, gap } = heights.measure(content, scale);
    const { items, trail } = content;
    const current = items.findIndex(({ id }) => trail.includes(id));
    const focused = rowIndex(list.querySelector(':scope > :focus-within'));
    const beside = focused < 0 ? [] : [focused - 1, focused, focused + 1];
    // Tab and Shift+Tab enter at the first and last row.
    const keep = [0, items.length - 1, current, ...beside];
    const from = -top / scale - MARGIN;
    const rows = rowsInRange(tops, from, from + innerHeight / scale + 2 * MARGIN, keep, gap);
    const key = JSON.stringify(rows);
    if (key === lastRows) return;
    lastRows = key;
    return rows;
  }

  function onScroll() {
    renders = 0;
    const rows = changedRows();
    // Renders before the next frame, which would show empty space.
    if (rows) flushSync(() => render(rows));
  }

  const observer = new ResizeObserver(() => {
    if (list.offsetWidth !== width) heights.reset();
    width = list.offsetWidth;
    onScroll();
  });
  observer.observe(list);
  const scrollers = [root, window];
  for (const scroller of scrollers) scroller.addEventListener('scroll', onScroll, true);
  window.addEventListener('resize', onScroll);
  list.addEventListener('focusin', onScroll);

  return {
    update(next) {
      const same =
        content?.items === next.items && content.open === next.open && content.trail === next.trail;
      renders = same ? renders + 1 : 0;
      content = next;
      // New measurements may bring further rows into view.
      const rows = renders < MAX_RENDERS ? changedRows() : undefined;
      if (rows) render(rows);
    },
    dispose() {
      observer.disconnect();
      for (const scroller of scrollers) scroller.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onScroll);
      list.removeEventListener('focusin', onScroll);
    },
  };
}
