import type { MenuItem } from '../../../../store/menu/menuItems';

/**
 * Returns whether the row of an entry has no icon. On the first level a dot reserves the space of a missing one; below,
 * the indent does.
 * @param level number of groups around the entry
 */
export const lacksIcon = ({ icon, iconUrl }: MenuItem, level: number): boolean =>
  level > 0 && !icon && !iconUrl;
