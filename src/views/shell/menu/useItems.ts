import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type AreaState, areaStoreOf } from '../../../store/areas/areaStore';
import type { MenuItem } from '../../../store/menu/menuItems';
import { menuFor, type TreeItem } from '../../../store/menu/menuTree';
import { useOption, useStores } from '../../element/elementContext';
import { useAccess } from '../../element/useAccess';

/**
 * Returns the current menu: the integrator's or the product's own by role, with the labels of
 * slotted children.
 */
export function useItems(): TreeItem[] {
  const slotted = useStore(areaStoreOf(useStores()), (state) => state.slotted);
  const given = useOption('menu');
  const access = useAccess();
  return useMemo(() => withSlotted(menuFor(given, access), slotted), [given, access, slotted]);
}

/** Returns the entries of areas with the labels and icons of their slotted children. */
export function withSlotted<Item extends MenuItem>(
  items: Item[],
  slotted: AreaState['slotted'],
): Item[] {
  if (Object.keys(slotted).length === 0) return items;
  return items.map((item) => {
    const { label = item.label, icon = item.icon } = slotted[item.link?.slice(1) ?? ''] ?? {};
    if (label === item.label && icon === item.icon) return item;
    // Not a spread: `id` and `subItems` are lazy getters.
    return Object.assign(Object.create(item) as Item, { label, icon });
  });
}
