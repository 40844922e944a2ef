import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AreaName } from '../../constants';
import { labelOf } from '../../locales/i18n';
import { areaStoreOf } from '../../store/areas/areaStore';
import { readSource } from '../../store/areas/readAreas';
import { textOf } from '../../store/lists/readList';
import type { TreeItem } from '../../store/menu/menuTree';
import { menuFor } from '../../store/menu/menuTree';
import { walkMenu } from '../../store/menu/walkMenu';
import { useOption, useStores, useTexts } from '../element/elementContext';
import { useAccess } from '../element/useAccess';

/** Returns the label of an area: from its slotted child, the catalog, its source, its menu entry, else its name. */
export function useAreaLabel(name = ''): string {
  const i18n = useTexts();
  const slotted = useStore(areaStoreOf(useStores()), (state) => state.slotted[name]?.label);
  const menu = useOption('menu');
  const areas = useOption('areas');
  const access = useAccess();
  const key = `menu.${name}`;
  const ownLabel = slotted || (key in i18n.messages ? i18n._(key as `menu.${AreaName}`) : '');
  const sourceLabel = ownLabel ? undefined : textOf(readSource(areas, name)?.label);
  // Walks a menu of thousands of entries only for an area that is named nowhere else.
  const inMenu = Boolean(name) && !ownLabel && !sourceLabel;
  const menuLabel = useMemo(
    () => (inMenu ? labelInMenu(menuFor(menu, access), name) : undefined),
    [inMenu, menu, access, name],
  );
  return ownLabel || labelOf(i18n, { label: sourceLabel ?? menuLabel ?? name });
}

/** Returns the label of the first menu entry that links to an area. */
function labelInMenu(items: TreeItem[], name: string): string | undefined {
  let found: string | undefined;
  walkMenu(items, ({ link, label }) => {
    if (link !== `/${name}` || typeof label !== 'string') return;
    found = label;
    return 'stop';
  });
  return found;
}
