import { listOf, shownText, textOf } from '../lists/readList';
import { type MenuItem, productMenu } from './menuItems';
import { MAX_DEPTH, nest, type RawItem, rawItemsBelow, repeatedIds } from './rawMenu';
import { type Access, isAllowed, isDenied } from './roles';

/** State that all entries of a menu share. */
export interface MenuTree {
  access: Access;
  /** Ids that several entries have; computed when the first id is read. */
  readonly repeated: Set<string>;
  /** Entries of a flat list that name an entry as their parent. */
  children: Map<RawItem, RawItem[]>;
  /** Groups without a link that were checked, and whether they are shown. */
  groups: Map<unknown, boolean>;
}

const menus = new WeakMap<unknown[], Map<string, TreeItem[]>>();

/**
 * Returns the current menu: the integrator's, cleaned and nested, or else the product's. Never throws:
 * invalid or throwing entries are dropped, ids are made unique, cycles are cut. Memoized by list and access.
 */
export function menuFor(customMenu: unknown, access: Access): TreeItem[] {
  const entries = listOf(customMenu);
  if (!entries) return openTree(productMenu(access), access);
  const byAccess = menus.get(customMenu as unknown[]) ?? new Map<string, TreeItem[]>();
  menus.set(customMenu as unknown[], byAccess);
  const key = JSON.stringify([access.role, ...access.deniedAreas]);
  const menu = byAccess.get(key) ?? openTree(entries, access);
  byAccess.set(key, menu);
  return menu;
}

/** Creates the items of an unchecked list; those of a group are created when first read. */
export function openTree(list: unknown[], access: Access): TreeItem[] {
  const children = new Map<RawItem, RawItem[]>();
  let repeated: Set<string> | undefined;
  const tree = {
    access,
    children,
    groups: new Map(),
    get repeated() {
      repeated ??= repeatedIds(list);
      return repeated;
    },
  };
  return itemsOf(nest(list, children), tree);
}

/** A validated entry, whose id and subitems are computed when first read. */
export class TreeItem implements MenuItem {
  declare readonly label: string;
  declare readonly icon: string | undefined;
  declare readonly iconUrl: string | undefined;
  declare readonly iconUrl2: string | undefined;
  declare readonly link: string | undefined;
  declare readonly badge: MenuItem['badge'];
  declare readonly description: string | undefined;
  declare readonly depth: number;
  declare private cachedId: string | undefined;
  declare private cachedSubItems: TreeItem[] | undefined;

  constructor(
    readonly raw: RawItem,
    readonly tree: MenuTree,
    readonly parent: TreeItem | undefined,
    readonly index: number,
  ) {
    this.depth = parent ? parent.depth + 1 : 0;
    this.label = shownText(raw.label) ?? shownText(raw.id) ?? '';
    this.icon = textOf(raw.icon);
    this.iconUrl = textOf(raw.iconUrl);
    this.iconUrl2 = textOf(raw.iconUrl2);
    this.link = textOf(raw.link);
    this.badge = badge(raw.badge);
    this.description = shownText(raw.description);
  }

  /** The entry's own id if it is unique, else a generated one. */
  get id(): string {
    this.cachedId ??= this.makeId();
    return this.cachedId;
  }

  get subItems(): TreeItem[] {
    this.cachedSubItems ??= itemsOf(rawItemsBelow(this.raw, this.tree.children), this.tree, this);
    return this.cachedSubItems;
  }

  private makeId(): string {
    const id = textOf(this.raw.id);
    const alone = id !== undefined && !id.includes(ID_SEPARATOR) && !this.tree.repeated.has(id);
    return alone ? id : (id ?? this.label) + ID_SEPARATOR + this.position();
  }

  /** Indexes from the top down to the entry, unique in the menu. */
  private position(): string {
    return this.parent ? `${this.parent.position()}.${this.index}` : `${this.index}`;
  }
}

/** Separator between a repeated id and the position that makes it unique. */
const ID_SEPARATOR = '′';

function itemsOf(list: unknown[], tree: MenuTree, parent?: TreeItem): TreeItem[] {
  const items: TreeItem[] = [];
  if (parent && parent.depth >= MAX_DEPTH) return items;
  for (let index = 0; index < list.length; index++) {
    try {
      const raw = list[index];
      if (isShown(raw, tree) && !isAncestor(raw, parent))
        items.push(new TreeItem(raw, tree, parent, index));
    } catch {
      // A getter of the host page threw: drop the entry.
    }
  }
  return items;
}

/**
 * Returns whether an entry is shown: it has a label or an id, the role may see it and enter
 * its area, and it has a link, no entries or one that is shown. A group with too many levels is shown.
 * @throws any error of a getter of the host page
 */
export function isShown(value: unknown, tree: MenuTree, depth = 0): value is RawItem {
  if (typeof value !== 'object' || value === null) return false;
  const { label, id, link, roles } = value as RawItem;
  if (!textOf(label) && !textOf(id)) return false;
  const { access, children, groups } = tree;
  if (!isAllowed(roles, access.role) || isDenied(link, access)) return false;
  if (textOf(link) !== undefined) return true;
  const below = rawItemsBelow(value as RawItem, children);
  if (below.length === 0 || depth >= MAX_DEPTH) return true;
  const known = groups.get(value);
  if (known !== undefined) return known;
  // A group that contains itself is shown.
  groups.set(value, true);
  const shown = below.some((entry) => {
    try {
      return isShown(entry, tree, depth + 1);
    } catch {
      // A getter of the host page threw: `itemsOf` drops the entry.
      return false;
    }
  });
  groups.set(value, shown);
  return shown;
}

function isAncestor(raw: RawItem, item: TreeItem | undefined): boolean {
  for (let one = item; one; one = one.parent) if (one.raw === raw) return true;
  return false;
}

function badge(value: unknown): MenuItem['badge'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as RawItem;
  const text = shownText(fields.text);
  return text ? { variant: textOf(fields.variant) ?? 'neutral', text } : undefined;
}
