import { textOf } from '../lists/readList';
import type { MenuItem } from './menuItem';
import { MAX_DEPTH, nest, type Raw, rawsIn, repeatedIds } from './rawMenu';

/** What all entries of a menu share. */
interface Tree {
  admin: boolean;
  /** Ids that several entries have: looked for when the first id is asked for. */
  readonly repeated: Set<string>;
  /** What a flat list says to lie below an entry, by `parentId`. */
  children: Map<Raw, Raw[]>;
}

/** Makes items of a list as given. Those of a group are made when the group is first asked for them. */
export function openTree(list: unknown[], admin: boolean): MenuItem[] {
  const children = new Map<Raw, Raw[]>();
  let repeated: Set<string> | undefined;
  const tree = {
    admin,
    children,
    get repeated() {
      repeated ??= repeatedIds(list);
      return repeated;
    },
  };
  return itemsOf(nest(list, children), tree);
}

/**
 * Calls back for an item and all below it, with the links and labels as given: no items are made, so
 * that a menu of thousands is searched without being held twice. `seen` keeps what was walked.
 */
export function walk(item: MenuItem, seen: Set<Raw>, visit: (raw: Raw) => void): void {
  if (item instanceof Item) walkRaw(item.raw, item.tree, seen, visit, item.depth);
}

/** An entry, cleaned. */
class Item implements MenuItem {
  declare readonly label: string;
  declare readonly icon: string | undefined;
  declare readonly iconUrl: string | undefined;
  declare readonly iconUrl2: string | undefined;
  declare readonly link: string | undefined;
  declare readonly badge: MenuItem['badge'];
  declare readonly depth: number;
  declare private known: string | undefined;
  declare private below: MenuItem[] | undefined;

  constructor(
    readonly raw: Raw,
    readonly tree: Tree,
    readonly above: Item | undefined,
    readonly index: number,
  ) {
    this.depth = above ? above.depth + 1 : 0;
    this.label = textOf(raw.label) ?? textOf(raw.id) ?? '';
    this.icon = textOf(raw.icon);
    this.iconUrl = textOf(raw.iconUrl);
    this.iconUrl2 = textOf(raw.iconUrl2);
    this.link = textOf(raw.link);
    this.badge = badge(raw.badge);
  }

  /** The entry's own, or one that no other has. */
  get id(): string {
    this.known ??= this.makeId();
    return this.known;
  }

  get subItems(): MenuItem[] {
    this.below ??= itemsOf(rawsIn(this.raw, this.tree.children), this.tree, this);
    return this.below;
  }

  private makeId(): string {
    const id = textOf(this.raw.id);
    const alone = id !== undefined && !id.includes(MARK) && !this.tree.repeated.has(id);
    return alone ? id : (id ?? this.label) + MARK + this.position();
  }

  /** Where the entry stands, as numbers from the top down: no two have the same. */
  private position(): string {
    return this.above ? `${this.above.position()}.${this.index}` : `${this.index}`;
  }
}

/** Stands between an id that is not the entry's alone and the entry's position. */
const MARK = '′';

function itemsOf(list: unknown[], tree: Tree, above?: Item): MenuItem[] {
  const items: MenuItem[] = [];
  if (above && above.depth >= MAX_DEPTH) return items;
  for (let index = 0; index < list.length; index++) {
    try {
      const raw = list[index];
      if (isShown(raw, tree) && !isAbove(raw, above)) items.push(new Item(raw, tree, above, index));
    } catch {
      // A getter of the integrator's threw: the entry is dropped.
    }
  }
  return items;
}

/**
 * An entry has a label or an id; those of the admin area are for administrators (§6).
 * @throws what a getter of the integrator's throws.
 */
function isShown(value: unknown, tree: Tree): value is Raw {
  if (typeof value !== 'object' || value === null) return false;
  const { label, id, link } = value as Raw;
  if (textOf(label) === undefined && textOf(id) === undefined) return false;
  return tree.admin || typeof link !== 'string' || !/^\/admin(\/|\?|$)/.test(link);
}

function isAbove(raw: Raw, item: Item | undefined): boolean {
  for (let one = item; one; one = one.above) if (one.raw === raw) return true;
  return false;
}

function walkRaw(
  raw: Raw,
  tree: Tree,
  seen: Set<Raw>,
  visit: (raw: Raw) => void,
  depth: number,
): void {
  visit(raw);
  const below = rawsIn(raw, tree.children);
  const { length } = below;
  if (length === 0 || depth >= MAX_DEPTH || seen.has(raw)) return;
  seen.add(raw);
  // Thousands of times before the first paint: an iterator would cost as much again.
  for (let index = 0; index < length; index++) {
    try {
      const one = below[index];
      if (isShown(one, tree)) walkRaw(one, tree, seen, visit, depth + 1);
    } catch {
      // Dropped by `itemsOf` as well.
    }
  }
}

function badge(value: unknown): MenuItem['badge'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { variant, text: label } = value as Raw;
  const shown = textOf(label);
  return shown ? { variant: textOf(variant) ?? 'neutral', text: shown } : undefined;
}
