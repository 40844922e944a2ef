import type { MenuItem } from '../../../../store/menu/menuItems';
import { walkMenu } from '../../../../store/menu/walkMenu';

/** Menus with more entries have a filter field. */
const FILTER_THRESHOLD = 30;

/** Returns whether a menu is long enough for a filter field. */
export function isFilterable(items: MenuItem[]): boolean {
  let count = 0;
  walkMenu(items, () => (++count > FILTER_THRESHOLD ? 'stop' : undefined));
  return count > FILTER_THRESHOLD;
}
