import { textOf } from '../lists/readList';

/**
 * An entry as the integrator gives it: anything may be in it, a getter that throws as well. What cannot
 * be read is caught entry by entry, which costs nothing where nothing throws.
 */
export type Raw = Record<string, unknown>;

/** Deeper entries are cut off: a menu of that depth is a mistake or an attack. */
export const MAX_DEPTH = 12;

const NONE: unknown[] = [];

/** What lies below an entry: its own list, and what a flat list puts there. */
export function rawsIn(raw: Raw, children: Map<Raw, Raw[]>): unknown[] {
  let own = NONE;
  try {
    if (Array.isArray(raw.subItems)) own = raw.subItems;
  } catch {
    // What is below it in a flat list shows all the same.
  }
  const flat = children.get(raw);
  return flat ? own.concat(flat) : own;
}

/** The ids that come up more than once, at whatever depth. */
export function repeatedIds(list: unknown[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const groups = new Map<unknown, number>();
  const look = (entries: unknown[], depth: number) => {
    for (const entry of entries) {
      if (typeof entry !== 'object' || entry === null) continue;
      try {
        const id = textOf((entry as Raw).id);
        if (id !== undefined) (seen.has(id) ? repeated : seen).add(id);
        const { subItems } = entry as Raw;
        if (!Array.isArray(subItems) || depth >= MAX_DEPTH) continue;
        // A list that two entries share is looked at twice: all its ids then come up again.
        const times = groups.get(subItems) ?? 0;
        groups.set(subItems, times + 1);
        if (times < 2) look(subItems, depth + 1);
      } catch {
        // An entry without an id has none to repeat, and one without a list nothing below.
      }
    }
  };
  look(list, 0);
  return repeated;
}

/**
 * The top of a list. Where entries name parents, they are put below them in `children`; an entry whose
 * parents form a circle with it stays on top, and one below too many parents is dropped.
 */
export function nest(list: unknown[], children: Map<Raw, Raw[]>): unknown[] {
  const byId = new Map<string, Raw>();
  let flat = false;
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const id = idOf(entry as Raw);
    if (id !== undefined && !byId.has(id)) byId.set(id, entry as Raw);
    flat ||= parentIdOf(entry as Raw) !== undefined;
  }
  if (!flat) return list;
  const parentOf = (entry: Raw) => byId.get(parentIdOf(entry) ?? '');
  const top: unknown[] = [];
  const parents: Raw[] = [];
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const raw = entry as Raw;
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

function idOf(raw: Raw): string | undefined {
  try {
    return textOf(raw.id);
  } catch {
    return undefined;
  }
}

function parentIdOf(raw: Raw): string | undefined {
  try {
    return textOf(raw.parentId);
  } catch {
    return undefined;
  }
}
