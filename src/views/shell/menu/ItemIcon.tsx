import type { AreaName } from '../../../constants';
import type { MenuItem } from '../../../store/menuItems';
import { Icon } from '../../frame/Icon';
import { AREA_ICONS } from '../../frame/icons';

/** The drawing before an entry's label. */
export function ItemIcon({ item }: { item: MenuItem }) {
  const node = AREA_ICONS[item.icon as AreaName];
  return node ? <Icon node={node} /> : <span className="icon dot" />;
}
