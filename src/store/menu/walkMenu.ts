import type { MenuItem } from './menuItems';
import { isShown, type MenuTree, TreeItem } from './menuTree';
import { MAX_DEPTH, type RawItem, rawItemsBelow } from './rawMenu';

/**
 * Visits an unchecked entry with the top-level item it belongs to. Returns `stop` to end the walk.
 */
type Visit = (raw: RawItem, top: MenuItem) => 'stop' | void;

/** Returns whether a visitor needs an entry. */
type IsWanted = (raw: RawItem) => boolean;

/** What stays the same on all levels below a top-level entry. */
interface Walk {
  tree: MenuTree;
  /** Groups that were visited: an entry may be in several lists. */
  visited: Set<RawItem>;
  visit: (raw: RawItem) => 'stop' | void;
  isWanted: IsWanted | undefined;
}

/**
 * Visits all entries of a menu from `menuFor` or `openTree`, parents first. Creates no items, to save memory
 * in menus with thousands of entries.
 * @param isWanted if given, entries inside groups for which it returns false are not visited, unless they are groups.
 * It is called before the roles of the entry are checked, which takes more time
 */
export function walkMenu(items: readonly MenuItem[], visit: Visit, isWanted?: IsWanted): void {
  const visited = new Set<RawItem>();
  for (const top of items) {
    if (!(top instanceof TreeItem)) continue;
    const { raw, tree, depth } = top;
    if (walk(raw, { tree, visited, visit: (entry) => visit(entry, top), isWanted }, depth)) return;
  }
}

/** Returns true if the visitor stopped the walk. */
function walk(raw: RawItem, context: Walk, depth: number): boolean {
  const { tree, visited, visit, isWanted } = context;
  try {
    if (visit(raw) === 'stop') return true;
  } catch {
    // A getter of the host page threw: `itemsOf` drops the entry too.
    return false;
  }
  const below = rawItemsBelow(raw, tree.children);
  const { length } = below;
  if (length === 0 || depth >= MAX_DEPTH || visited.has(raw)) return false;
  visited.add(raw);
  // Runs thousands of times before the first paint: an iterator would double the cost.
  for (let index = 0; index < length; index++) {
    let entry: unknown;
    try {
      entry = below[index];
      if (isWanted && isUnwantedLeaf(entry, tree, isWanted)) continue;
      if (!isShown(entry, tree)) continue;
    } catch {
      // A getter threw while `isShown` read the entry: `itemsOf` drops it too.
      continue;
    }
    if (walk(entry, context, depth + 1)) return true;
  }
  return false;
}

function isUnwantedLeaf(entry: unknown, tree: MenuTree, isWanted: IsWanted): boolean {
  const raw = Object(entry) as RawItem;
  return !isWanted(raw) && rawItemsBelow(raw, tree.children).length === 0;
}

/** Menus with more entries have a filter field. */
const FILTER_THRESHOLD = 30;

/** Returns whether a menu is long enough for a filter field. */
export function isFilterable(items: MenuItem[]): boolean {
  let count = 0;
  walkMenu(items, () => (++count > FILTER_THRESHOLD ? 'stop' : undefined));
  return count > FILTER_THRESHOLD;
}
