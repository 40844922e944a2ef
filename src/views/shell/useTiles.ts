import { useMemo } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../store/areas/areaState';
import { type MenuItem, productMenu } from '../../store/menu/menuItems';
import { menuFor } from '../../store/menu/menuTree';
import { walkMenu } from '../../store/menu/walkMenu';
import { isAdmin } from '../../store/session/userRecord';
import { useOption, useSession, useStores } from '../element/elementContext';
import { withSlotted } from './menu/useItems';

/** The areas that the dashboard offers: those of the role that the menu leads to, as it calls them. */
export function useTiles(): MenuItem[] {
  const slotted = useStore(deskOf(useStores()), (state) => state.slotted);
  const menu = useOption('menu');
  const admin = isAdmin(useSession((state) => state.user));
  return useMemo(
    () => withSlotted(Array.isArray(menu) ? areasIn(menu, admin) : productMenu(admin), slotted),
    [menu, admin, slotted],
  );
}

/** The areas that an entry of the integrator's menu leads to, in the product's order. */
function areasIn(menu: unknown[], admin: boolean): MenuItem[] {
  const areas = productMenu(admin);
  const missing = new Set<unknown>(areas.map(({ link }) => link));
  walkMenu(menuFor(menu, admin), ({ link }) => {
    missing.delete(link);
  });
  return areas.filter(({ link }) => !missing.has(link));
}
