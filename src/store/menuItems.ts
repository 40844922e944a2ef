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
  const seen = new Set<string>();
  return hideAdmin(nest(clean(own, seen, 0)), admin);
}

function clean(entries: unknown[], seen: Set<string>, depth: number): MenuItem[] {
  if (depth > MAX_DEPTH) return [];
  return entries.flatMap((entry, index) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const item = entry as Record<string, unknown>;
    const label = text(item.label) ?? text(item.id);
    if (!label) return [];
    let id = text(item.id) ?? `${label}-${index}`;
    while (seen.has(id)) id += '′';
    seen.add(id);
    const subItems = Array.isArray(item.subItems) ? clean(item.subItems, seen, depth + 1) : [];
    return [
      { ...item, id, label, link: text(item.link), badge: badge(item.badge), subItems } as MenuItem,
    ];
  });
}

/** A flat list with `parentId` becomes a tree; an entry whose parents form a circle stays on top. */
function nest(items: MenuItem[]): MenuItem[] {
  if (!items.some((item) => item.parentId)) return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const inCircle = (item: MenuItem) => {
    let parent = byId.get(item.parentId ?? '');
    for (let steps = 0; parent && steps <= items.length; steps++) {
      if (parent === item) return true;
      parent = byId.get(parent.parentId ?? '');
    }
    return false;
  };
  const top: MenuItem[] = [];
  for (const item of items) {
    const parent = byId.get(item.parentId ?? '');
    if (!parent || inCircle(item)) top.push(item);
    else parent.subItems?.push(item);
  }
  return top;
}

function hideAdmin(items: MenuItem[], admin: boolean): MenuItem[] {
  return admin ? items : items.filter((item) => !/^\/admin(\/|\?|$)/.test(item.link ?? ''));
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
