import { useStore } from 'zustand';
import type { AreaName } from '../../constants';
import { labelOf } from '../../locales/i18n';
import { areaStateOf } from '../../store/areas/areaState';
import { menuFor } from '../../store/menu/menuTree';
import { walkMenu } from '../../store/menu/walkMenu';
import { useOption, useStores, useTexts } from '../element/elementContext';

/** Returns the label of an area: from its slotted child, the catalog, its menu entry, else its name. */
export function useAreaLabel(name = ''): string {
  const i18n = useTexts();
  const slotted = useStore(areaStateOf(useStores()), (state) => state.slotted[name]?.label);
  const menu = useOption('menu');
  const key = `menu.${name}`;
  if (slotted) return slotted;
  if (!name || key in i18n.messages) return i18n._(key as `menu.${AreaName}`);
  let found = name;
  walkMenu(menuFor(menu, false), ({ link, label }) => {
    if (link === `/${name}` && typeof label === 'string') found = label;
  });
  return labelOf(i18n, { label: found });
}
