import type { MenuItem } from '../../../../store/menu/menuItems';
import type { MenuModel } from '../useMenu';

/** A rendered row. `gap` is the height in px of the rows left out before it. */
export interface VisibleRow {
  index: number;
  gap: number;
}

/** The rows of a list to render. */
export interface Rows {
  /** Absent if all rows are rendered. */
  rows?: VisibleRow[];
  /** Height in px of the rows left out at the end. */
  after: number;
}

/** Items and open groups of a list. */
export interface ListContent extends Pick<MenuModel, 'trail'> {
  items: MenuItem[];
  /** Ids of the open groups. */
  open: ReadonlySet<string>;
}

/** Keeps the rendered rows of a long list in step with its scroll position. */
export interface VirtualList {
  update(content: ListContent): void;
  dispose(): void;
}

/** Height in px of a row before one is measured. */
export const ROW_HEIGHT = 40;

/** Lists with more items render only the rows in view. */
export const LONG_LIST = 50;
/** Number of rows rendered before the virtual list has loaded. */
const FIRST = 25;

/** Returns the first rows, and the row of the current page for the menu to scroll to. */
export function firstRows(items: MenuItem[], isCurrent: (item: MenuItem) => boolean): Rows {
  const rows = Array.from({ length: FIRST }, (_, index) => ({ index, gap: 0 }));
  let end = FIRST;
  const index = items.findIndex(isCurrent);
  if (index >= end) {
    rows.push({ index, gap: (index - end) * ROW_HEIGHT });
    end = index + 1;
  }
  return { rows, after: (items.length - end) * ROW_HEIGHT };
}
