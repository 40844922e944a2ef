import { MEGA_MENU_ENTRIES } from '../../../../constants';
import type { MenuItem } from '../../../../store/menu/menuItems';
import type { Place } from '../useMenuForm';

/** Width of a column, and of what is around them, in px; flyout.css has the same. */
const COLUMN = 208;
const AROUND = 32;
const MOST = 5;

/** So many columns fit into a panel: below the bar as wide as the shell, beside a button two. */
export function columnsFitting(shellWidth: number, place: Place): number {
  const [room, most] = place === 'below' ? [shellWidth, MOST] : [shellWidth / 2, 2];
  return Math.max(1, Math.min(most, Math.floor((room - AROUND) / COLUMN)));
}

/**
 * The columns of a submenu: more than 11 entries make a mega menu (§9). Where its groups fit with
 * what they hold, they stand as headings; else they open panels of their own.
 */
export function splitIntoColumns(items: MenuItem[], fitting: number) {
  if (items.length <= MEGA_MENU_ENTRIES) return { columns: 1, unfolded: false };
  const wanted = (rows: number) => Math.ceil(rows / MEGA_MENU_ENTRIES);
  const all = wanted(items.reduce((rows, { subItems = [] }) => rows + 1 + subItems.length, 0));
  const simple = items.every(({ subItems = [] }) => !subItems.some((one) => one.subItems?.length));
  const unfolded = simple && items.some((item) => item.subItems?.length) && all <= fitting;
  return { columns: Math.min(fitting, unfolded ? all : wanted(items.length)), unfolded };
}
