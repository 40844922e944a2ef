import type { MenuModel } from './useMenu';

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
