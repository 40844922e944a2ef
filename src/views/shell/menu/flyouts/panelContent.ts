import { MEGA_MENU_ENTRIES } from '../../../../constants';
import type { MenuItem } from '../../../../store/menu/menuItems';
import type { FlyoutPlacement } from '../useMenuMode';

/** Width in px of a column and of the padding around all of them, as in flyout.css. */
const COLUMN_WIDTH = 208;
const PADDING = 32;
const MAX_COLUMNS = 5;

/** Returns how many columns fit into a panel: as wide as the shell below the bar, two beside a button. */
export function columnsFitting(shellWidth: number, placement: FlyoutPlacement): number {
  const [room, most] = placement === 'below' ? [shellWidth, MAX_COLUMNS] : [shellWidth / 2, 2];
  return Math.max(1, Math.min(most, Math.floor((room - PADDING) / COLUMN_WIDTH)));
}

/**
 * Splits a submenu into columns: more than 11 entries make a mega menu. If its groups fit with their
 * entries they become headings (`unfolded`), otherwise they open panels of their own.
 */
export function splitIntoColumns(items: MenuItem[], fitting: number) {
  if (items.length <= MEGA_MENU_ENTRIES) return { columns: 1, unfolded: false };
  const wanted = (rows: number) => Math.ceil(rows / MEGA_MENU_ENTRIES);
  const all = wanted(items.reduce((rows, { subItems = [] }) => rows + 1 + subItems.length, 0));
  const simple = items.every(({ subItems = [] }) => !subItems.some((one) => one.subItems?.length));
  const unfolded = simple && items.some((item) => item.subItems?.length) && all <= fitting;
  return { columns: Math.min(fitting, unfolded ? all : wanted(items.length)), unfolded };
}

/** Returns the entries of a group's panel: its own link first, since its button only opens the panel. */
export function panelEntries(group: MenuItem): MenuItem[] {
  const { id, label, icon, iconUrl, iconUrl2, link, subItems = [] } = group;
  return link ? [{ id, label, icon, iconUrl, iconUrl2, link }, ...subItems] : subItems;
}
