import { useMemo } from 'react';
import { useStore } from 'zustand';
import { AREAS } from '../../constants';
import { areaStoreOf } from '../../store/areas/areaStore';
import { customAreaNames } from '../../store/areas/customAreas';
import { readSource } from '../../store/areas/readAreas';
import { listOf, textOf } from '../../store/lists/readList';
import { type MenuItem, productMenu } from '../../store/menu/menuItems';
import { menuFor, TreeItem } from '../../store/menu/menuTree';
import type { Access } from '../../store/menu/roles';
import { walkMenu } from '../../store/menu/walkMenu';
import { useOption, useStores } from '../element/elementContext';
import { useAccess } from '../element/useAccess';
import { withSlotted } from './menu/useItems';

/** Maximum number of tiles. The menu has the other entries. */
const MAX_TILES = 100;

/**
 * Returns the tiles of the dashboard: the areas that the user's role may enter and that the menu links
 * to, with icon, badge and description of their entries. Without a custom menu, all of them.
 */
export function useTiles(): MenuItem[] {
  const slotted = useStore(areaStoreOf(useStores()), (state) => state.slotted);
  const menu = useOption('menu');
  const areas = useOption('areas');
  const access = useAccess();
  return useMemo(
    () => withSlotted(tilesFor(menu, areas, access), slotted),
    [menu, areas, access, slotted],
  );
}

function tilesFor(menu: unknown, areas: unknown, access: Access): MenuItem[] {
  const own = customAreaNames(areas).filter((name) => !access.deniedAreas.has(name));
  const entries = listOf(menu) ? entriesByArea(menu, access, own) : undefined;
  const listed = (name: string) => !entries || entries.has(name);
  const builtIn = productMenu(access)
    .filter(({ id }) => listed(id))
    .map((tile) => {
      const { icon, iconUrl, badge, description } = entries?.get(tile.id) ?? tile;
      return {
        ...tile,
        icon: icon ?? (iconUrl ? undefined : tile.icon),
        iconUrl,
        badge,
        description,
      };
    });
  const further = own.filter(listed).map((name) => {
    const { label, icon } = readSource(areas, name) ?? {};
    const { label: ofEntry = name, ...entry } = entries?.get(name) ?? {};
    return {
      ...entry,
      id: name,
      label: textOf(label) ?? ofEntry,
      icon: textOf(icon) ?? entry.icon,
      link: `/${name}`,
    };
  });
  return [...builtIn, ...further].slice(0, MAX_TILES);
}

/** Returns the first entry of a menu that links to each area. */
function entriesByArea(menu: unknown, access: Access, own: string[]) {
  const names = new Set<string>([...AREAS, ...own]);
  const entries = new Map<string, Partial<MenuItem>>();
  walkMenu(menuFor(menu, access), (raw, top) => {
    const name = typeof raw.link === 'string' ? raw.link.slice(1) : '';
    if (!names.has(name) || raw.link !== `/${name}` || entries.has(name)) return;
    const { label, icon, iconUrl, badge, description } = new TreeItem(raw, top.tree, undefined, 0);
    entries.set(name, { label, icon, iconUrl, badge, description });
  });
  return entries;
}
