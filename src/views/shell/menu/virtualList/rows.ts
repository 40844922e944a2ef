import type { MenuItem } from '../../../../store/menu/menuItems';
import type { MenuModel } from '../useMenu';

/** A row that is rendered, and the px of the rows omitted before it. */
export interface DrawnRow {
  index: number;
  gap: number;
}

/** The rendered rows of a list, all rows if undefined, and the px omitted at the end. */
export interface Rows {
  rows?: DrawnRow[];
  after: number;
}

/** Content of a list. */
export interface ListContent extends Pick<MenuModel, 'items' | 'trail'> {
  /** Ids of the groups that are open. */
  open: ReadonlySet<string>;
}

/** Tracks the visible rows of a long list. */
export interface LongList {
  update(content: ListContent): void;
  stop(): void;
}

/** Height of a row in px until one is measured. */
export const ROW_HEIGHT = 40;

/** Only the visible part of longer lists is rendered. */
export const LONG_LIST = 50;
/** Number of rows rendered until the list is tracked. */
const FIRST = 25;

/** Returns the first rows, and the current page's for the menu to scroll to. */
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
