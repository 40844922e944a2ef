import type { MenuItem } from '../../../../store/menu/menuItems';
import { fold } from '../fold';

/** All entries of a menu in the order of the page, ready to be searched. */
export interface EntryIndex {
  items: MenuItem[];
  /** Their labels without case and accents. */
  labels: string[];
  /** Indexes of the groups around them, -1 on the first level. */
  groups: number[];
}

/** Result of a search in a menu. */
export interface FoundEntries {
  /** Entries whose label matches. */
  count: number;
  /** Ids of these, and of the groups around them. */
  shown: ReadonlySet<string>;
  /** Ids of the groups that open: those around them, as long as few entries are below. */
  open: ReadonlySet<string>;
}

/** Entries below groups above which further groups stay closed: a menu of small groups renders all of its rows. */
const MAX_ROWS = 300;

/** Indexes a menu once, so that each key press is fast. */
export function indexEntries(menu: MenuItem[], label: (item: MenuItem) => string): EntryIndex {
  const index: EntryIndex = { items: [], labels: [], groups: [] };
  const add = (list: MenuItem[], group: number) => {
    for (const item of list) {
      const own = index.items.push(item) - 1;
      index.labels.push(fold(label(item)));
      index.groups.push(group);
      if (item.subItems) add(item.subItems, own);
    }
  };
  add(menu, -1);
  return index;
}

/**
 * Returns the entries at all depths whose label contains the typed text, ignoring case and accents.
 */
export function findEntries(entries: EntryIndex, typed: string): FoundEntries {
  const { items, labels, groups } = entries;
  const wanted = fold(typed.trim());
  const shown = new Set<string>();
  /** The groups around matches. */
  const open = new Set<string>();
  let count = 0;
  // Backwards, so that the content of a group is known before the group itself.
  for (let index = items.length - 1; index >= 0; index--) {
    const { id } = items[index] as MenuItem;
    const isMatch = labels[index]?.includes(wanted);
    if (isMatch) count++;
    if (!isMatch && !open.has(id)) continue;
    shown.add(id);
    const group = items[groups[index] as number];
    if (group) open.add(group.id);
  }
  return { count, shown, open: shown.size > MAX_ROWS ? firstGroups(entries, shown, open) : open };
}

/** Returns the groups to open from the top of the menu, until there are enough rows. */
function firstGroups({ items, groups }: EntryIndex, shown: Set<string>, around: Set<string>) {
  const open = new Set<string>();
  let rows = 0;
  items.forEach(({ id }, index) => {
    const group = items[groups[index] as number];
    if (!shown.has(id) || (group && !open.has(group.id))) return;
    if (group) rows++;
    if (around.has(id) && rows < MAX_ROWS) open.add(id);
  });
  return open;
}

/** Returns whether a label contains the typed text. */
export const matches = (label: string, typed: string): boolean =>
  fold(label).includes(fold(typed.trim()));
