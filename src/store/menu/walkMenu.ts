import { isShown, type TreeItem } from './menuTree';
import { MAX_DEPTH, type RawItem, rawItemsBelow } from './rawMenu';

/**
 * Visits an unchecked entry with the top-level item it belongs to. Returns `stop` to end the walk.
 */
type Visit = (raw: RawItem, top: TreeItem) => 'stop' | void;

/**
 * Visits all entries of a menu from `menuFor` or `openTree`, parents first. Creates no items, to save memory
 * in menus with thousands of entries.
 * @param isWanted if it returns false for an entry inside a group, the entry is visited only if it is a group. It
 * runs before the roles of the entry are checked, which takes most of the time
 */
export function walkMenu(
  items: readonly TreeItem[],
  visit: Visit,
  isWanted: (raw: RawItem) => boolean = () => true,
): void {
  const visited = new Set<RawItem>();
  /** Returns true if the visitor stopped the walk. */
  const walk = (raw: RawItem, top: TreeItem, depth: number): boolean => {
    try {
      if (visit(raw, top) === 'stop') return true;
    } catch {
      // A getter of the host page threw: `itemsOf` drops the entry too.
      return false;
    }
    const { children } = top.tree;
    const below = rawItemsBelow(raw, children);
    if (below.length === 0 || depth >= MAX_DEPTH || visited.has(raw)) return false;
    visited.add(raw);
    // Runs thousands of times before the first paint: an iterator would double the cost.
    for (let index = 0; index < below.length; index++) {
      try {
        const entry = below[index] as RawItem;
        if (!isWanted(entry) && rawItemsBelow(entry, children).length === 0) continue;
        if (isShown(entry, top.tree) && walk(entry, top, depth + 1)) return true;
      } catch {
        // It is no object, or a getter threw: `itemsOf` drops it too.
      }
    }
    return false;
  };
  for (const top of items) if (walk(top.raw, top, top.depth)) return;
}

/** Menus with more entries have a filter field. */
const FILTER_THRESHOLD = 30;

/** Returns whether a menu is long enough for a filter field. */
export function isFilterable(items: readonly TreeItem[]): boolean {
  let count = 0;
  walkMenu(items, () => (++count > FILTER_THRESHOLD ? 'stop' : undefined));
  return count > FILTER_THRESHOLD;
}
