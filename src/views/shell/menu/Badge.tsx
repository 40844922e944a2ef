import { useStore } from 'zustand';
import { areaStateOf } from '../../../store/areas/areaState';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useStores } from '../../element/elementContext';

/**
 * The badge after an entry's label, part of its name; the badge of the area itself overrides that
 * of the menu. An unknown variant looks neutral.
 */
export function Badge({ item: { link = '', badge } }: { item: MenuItem }) {
  const own = useStore(areaStateOf(useStores()), ({ badges, slotted }) => {
    const area = link.slice(1);
    return Object.hasOwn(badges, area) ? badges[area] : slotted[area]?.badge;
  });
  const text = own || badge?.text;
  return text ? (
    <span className="badge" data-variant={own ? 'accent' : badge?.variant}>
      {text}
    </span>
  ) : null;
}
