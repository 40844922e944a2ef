import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AreaName } from '../../constants';
import { type ElementI18n, labelOf } from '../../locales/i18n';
import { areaStoreOf, type SlottedEntry } from '../../store/areas/areaStore';
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
  const slotted = useStore(areaStoreOf(useStores()), (state) => state.slotted[name]);
  const menu = useOption('menu');
  const areas = useOption('areas');
  const access = useAccess();
  const ownLabel = labelWithoutMenu(i18n, name, slotted, areas);
  // Walks a menu of thousands of entries only for an area that is named nowhere else.
  const inMenu = Boolean(name) && !ownLabel;
  const menuLabel = useMemo(
    () => (inMenu ? labelInMenu(menuFor(menu, access), name) : undefined),
    [inMenu, menu, access, name],
  );
  return ownLabel || labelOf(i18n, { label: menuLabel ?? name });
}

/** Returns a function that returns the labels of areas, as `useAreaLabel` does for one. */
export function useAreaLabels(): (name: string) => string {
  const i18n = useTexts();
  const slotted = useStore(areaStoreOf(useStores()), (state) => state.slotted);
  const menu = useOption('menu');
  const areas = useOption('areas');
  const access = useAccess();
  return (name) =>
    labelWithoutMenu(i18n, name, slotted[name], areas) ||
    labelOf(i18n, { label: labelInMenu(menuFor(menu, access), name) ?? name });
}

/** Returns the label of an area from its slotted child, the catalog or its source; empty if it has none. */
function labelWithoutMenu(
  i18n: ElementI18n,
  name: string,
  slotted: SlottedEntry | undefined,
  areas: unknown,
): string {
  if (slotted?.label) return slotted.label;
  const key = `menu.${name}` as `menu.${AreaName}`;
  if (key in i18n.messages) return i18n._(key);
  const label = textOf(readSource(areas, name)?.label);
  return label ? labelOf(i18n, { label }) : '';
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
