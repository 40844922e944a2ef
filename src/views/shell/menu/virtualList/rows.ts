import type { MenuItem } from '../../../../store/menu/menuItems';
import type { MenuModel } from '../useMenu';

/** A row that is rendered, and the px of the rows left out before it. */
export interface DrawnRow {
  index: number;
  gap: number;
}

/** The rows of a list that are rendered, all where there are none; and the px left out at the end. */
export interface Rows {
  rows?: DrawnRow[];
  after: number;
}

/** What a list renders. */
export interface ListContent extends Pick<MenuModel, 'items' | 'trail'> {
  /** Ids of the groups that are open. */
  open: ReadonlySet<string>;
}

/** Follows what is in view of a long list. */
export interface LongList {
  update(content: ListContent): void;
  stop(): void;
}

/** Px of a row until one is measured. */
export const ROW_HEIGHT = 40;

/** Longer lists are rendered only where they are in view. */
export const LONG_LIST = 50;
/** What is rendered until the list is followed. */
const FIRST = 25;

/** The first rows, and the current page's for the menu to scroll to. */
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
