import { useMemo } from 'react';
import { useStore } from 'zustand';
import { areaStateOf } from '../../store/areas/areaState';
import { type MenuItem, productMenu } from '../../store/menu/menuItems';
import { menuFor } from '../../store/menu/menuTree';
import { walkMenu } from '../../store/menu/walkMenu';
import { isAdmin } from '../../store/session/userRecord';
import { useOption, useSession, useStores } from '../element/elementContext';
import { withSlotted } from './menu/useItems';

/** Returns the tiles of the dashboard: the areas of the user's role that the menu links to. */
export function useTiles(): MenuItem[] {
  const slotted = useStore(areaStateOf(useStores()), (state) => state.slotted);
  const menu = useOption('menu');
  const admin = isAdmin(useSession((state) => state.user));
  return useMemo(
    () => withSlotted(Array.isArray(menu) ? areasIn(menu, admin) : productMenu(admin), slotted),
    [menu, admin, slotted],
  );
}

/** Returns the areas that a menu of the host page links to, in the order of the built-in menu. */
function areasIn(menu: unknown[], admin: boolean): MenuItem[] {
  const areas = productMenu(admin);
  const missing = new Set<unknown>(areas.map(({ link }) => link));
  walkMenu(menuFor(menu, admin), ({ link }) => {
    missing.delete(link);
  });
  return areas.filter(({ link }) => !missing.has(link));
}
