import { areasFor } from './areasFor';
import type { MenuItem } from './menuItem';
import { openTree } from './menuTree';

export type { MenuItem };

/** The product's own menu (§2 Menu links). */
export function productMenu(admin: boolean): MenuItem[] {
  return areasFor(admin).map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

const menus = new WeakMap<unknown[], Map<boolean, MenuItem[]>>();

/**
 * The menu in force: the integrator's, cleaned and nested, else the product's. Never throws: what is
 * no entry or throws is dropped, ids are made unique, cycles are cut. All views share one menu of a list.
 */
export function menuFor(own: unknown, admin: boolean): MenuItem[] {
  if (!Array.isArray(own)) return openTree(productMenu(admin), admin);
  const byRole = menus.get(own) ?? new Map<boolean, MenuItem[]>();
  menus.set(own, byRole);
  const menu = byRole.get(admin) ?? openTree(own, admin);
  byRole.set(admin, menu);
  return menu;
}
