import { listOf, textOf } from '../lists/readList';

/**
 * An unchecked entry of the host page: it may contain anything, even a getter that throws. Errors
 * are caught for each entry, so that one invalid entry does not affect the others.
 */
export type RawItem = Record<string, unknown>;

/** Maximum number of levels of a menu; deeper entries are ignored as a mistake or an attack. */
export const MAX_DEPTH = 12;

const NO_ITEMS: unknown[] = [];
const NO_CHILDREN = new Map<RawItem, RawItem[]>();

/** Returns the entries below an entry: its own `subItems`, then those of a flat list that name it. */
export function rawItemsBelow(
  raw: RawItem | undefined,
  children: Map<RawItem, RawItem[]>,
): unknown[] {
  let subItems = NO_ITEMS;
  try {
    subItems = listOf(raw?.subItems) ?? subItems;
  } catch {
    // Entries that name it as their parent are still shown.
  }
  const flat = children.get(raw as RawItem);
  return flat ? subItems.concat(flat) : subItems;
}

/** Returns the ids that occur more than once, at any depth. */
export function repeatedIds(list: unknown[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const groups = new Map<unknown, number>();
  const collect = (entries: unknown[], depth: number) => {
    for (const entry of entries) {
      const id = textIn(entry, 'id');
      if (id !== undefined) (seen.has(id) ? repeated : seen).add(id);
      const subItems = rawItemsBelow(entry as RawItem | undefined, NO_CHILDREN);
      if (!subItems.length || depth >= MAX_DEPTH) continue;
      // A list that two entries share is read twice, so that all its ids count as repeated.
      const times = groups.get(subItems) ?? 0;
      groups.set(subItems, times + 1);
      if (times < 2) collect(subItems, depth + 1);
    }
  };
  collect(list, 0);
  return repeated;
}

/**
 * Returns the top level of a list. Entries that name a parent go into `children` below it; an entry in a
 * cycle of parents stays on top, and one below too many parents is dropped.
 */
export function nest(list: unknown[], children: Map<RawItem, RawItem[]>): unknown[] {
  const byId = new Map<string, RawItem>();
  let flat = false;
  for (const entry of list) {
    const id = textIn(entry, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, entry as RawItem);
    flat ||= textIn(entry, 'parentId') !== undefined;
  }
  if (!flat) return list;
  const parentOf = (entry: RawItem) => byId.get(textIn(entry, 'parentId') ?? '');
  const top: unknown[] = [];
  const parents: RawItem[] = [];
  for (const entry of list) {
    const raw = entry as RawItem;
    parents.length = 0;
    for (let next = parentOf(raw); next && !parents.includes(next); next = parentOf(next)) {
      if (parents.push(next) > MAX_DEPTH) break;
    }
    const [parent] = parents;
    if (!parent || parents.includes(raw)) top.push(raw);
    else if (parents.length <= MAX_DEPTH) {
      const below = children.get(parent);
      if (below) below.push(raw);
      else children.set(parent, [raw]);
    }
  }
  return top;
}

/** Reads a text of an entry; undefined if there is none, or it cannot be read. */
function textIn(entry: unknown, key: 'id' | 'parentId'): string | undefined {
  try {
    return textOf((entry as RawItem | undefined)?.[key]);
  } catch {
    // A getter of the integrator's threw.
    return undefined;
  }
}
