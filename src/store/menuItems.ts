import { areasFor } from './areasFor';

/** An entry of the menu as the integrator gives it (§3). */
export interface MenuItem {
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Lucide name. */
  icon?: string;
  iconUrl?: string;
  /** Shown while the pointer is over the entry. */
  iconUrl2?: string;
  link?: string;
  badge?: { variant: string; text: string };
  subItems?: MenuItem[];
  parentId?: string;
}

/** The product's own menu (§2 Menu links). */
export function productMenu(admin: boolean): MenuItem[] {
  return areasFor(admin).map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

/** Deeper entries are cut off: a menu of that depth is a mistake or an attack. */
const MAX_DEPTH = 12;

/**
 * The menu in force: the integrator's, cleaned and nested, else the product's.
 * Never throws: what is no entry is dropped, ids are made unique, cycles are cut.
 */
export function menuFor(own: unknown, admin: boolean): MenuItem[] {
  if (!Array.isArray(own)) return productMenu(admin);
  return hideAdmin(nest(clean(own, uniqueIds(), [])), admin);
}

function clean(entries: unknown[], unique: (id: string) => string, above: unknown[]): MenuItem[] {
  if (above.length > MAX_DEPTH) return [];
  return entries.flatMap((entry, index) => {
    if (typeof entry !== 'object' || entry === null || above.includes(entry)) return [];
    const item = entry as Record<string, unknown>;
    const label = text(item.label) ?? text(item.id);
    if (!label) return [];
    const id = unique(text(item.id) ?? `${label}-${index}`);
    const inner = Array.isArray(item.subItems) ? item.subItems : [];
    const subItems = clean(inner, unique, [...above, entry]);
    const parentId = text(item.parentId);
    const shown = { link: text(item.link), badge: badge(item.badge), subItems };
    return [{ ...item, id, label, parentId, ...shown } as MenuItem];
  });
}

/** Gives back an id as it is, or with a number where it was there before. */
function uniqueIds(): (id: string) => string {
  const times = new Map<string, number>();
  return function unique(id): string {
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    return before === 0 ? id : unique(`${id}′${before}`);
  };
}

/**
 * A flat list with `parentId` becomes a tree; an entry whose parents form a circle stays on top, and
 * one below too many parents is dropped.
 */
function nest(items: MenuItem[]): MenuItem[] {
  if (!items.some((item) => item.parentId)) return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const parentOf = (item: MenuItem) => byId.get(item.parentId ?? '');
  const top: MenuItem[] = [];
  for (const item of items) {
    const parents: MenuItem[] = [];
    for (let next = parentOf(item); next && !parents.includes(next); next = parentOf(next)) {
      if (parents.push(next) > MAX_DEPTH) break;
    }
    if (parents.length === 0 || parents.includes(item)) top.push(item);
    else if (parents.length <= MAX_DEPTH) parents[0]?.subItems?.push(item);
  }
  return top;
}

function hideAdmin(items: MenuItem[], admin: boolean): MenuItem[] {
  if (admin) return items;
  return items.flatMap((item) => {
    if (/^\/admin(\/|\?|$)/.test(item.link ?? '')) return [];
    return [{ ...item, subItems: hideAdmin(item.subItems ?? [], admin) }];
  });
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

function badge(value: unknown): MenuItem['badge'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { variant, text: label } = value as Record<string, unknown>;
  const shown = text(label);
  return shown ? { variant: text(variant) ?? 'neutral', text: shown } : undefined;
}
