import type { MenuItem } from '../../../../store/menu/menuItems';

/** What a group's panel holds: its own page first, where it has one, since its button only opens. */
export function entriesUnder(group: MenuItem): MenuItem[] {
  const { id, label, icon, iconUrl, iconUrl2, link, subItems = [] } = group;
  return link ? [{ id, label, icon, iconUrl, iconUrl2, link }, ...subItems] : subItems;
}
