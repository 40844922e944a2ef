import { useStore } from 'zustand';
import type { AreaName } from '../../constants';
import { labelOf } from '../../locales/i18n';
import { areaStateOf } from '../../store/areas/areaState';
import { readSource } from '../../store/areas/readAreas';
import { textOf } from '../../store/lists/readList';
import { menuFor } from '../../store/menu/menuTree';
import { ADMIN_ACCESS } from '../../store/menu/roles';
import { walkMenu } from '../../store/menu/walkMenu';
import { useOption, useStores, useTexts } from '../element/elementContext';

/** Returns the label of an area: from its slotted child, the catalog, its source, its menu entry, else its name. */
export function useAreaLabel(name = ''): string {
  const i18n = useTexts();
  const slotted = useStore(areaStateOf(useStores()), (state) => state.slotted[name]?.label);
  const menu = useOption('menu');
  const areas = useOption('areas');
  const key = `menu.${name}`;
  if (slotted) return slotted;
  if (!name || key in i18n.messages) return i18n._(key as `menu.${AreaName}`);
  const sourceLabel = textOf(readSource(areas, name)?.label);
  if (sourceLabel) return labelOf(i18n, { label: sourceLabel });
  let menuLabel = name;
  walkMenu(menuFor(menu, ADMIN_ACCESS), ({ link, label }) => {
    if (link === `/${name}` && typeof label === 'string') menuLabel = label;
  });
  return labelOf(i18n, { label: menuLabel });
}
