import type { MenuItem } from '../../../store/menu/menuItem';
import { walk } from '../../../store/menu/menuTree';

/** A menu of more entries can be filtered. */
const FILTER_FROM = 30;

/** Whether a menu is so long that it can be filtered. */
export function isLong(items: MenuItem[]): boolean {
  const seen: Parameters<typeof walk>[1] = new Set();
  let count = 0;
  const add = () => {
    count++;
  };
  for (const item of items) if (count <= FILTER_FROM) walk(item, seen, add);
  return count > FILTER_FROM;
}
