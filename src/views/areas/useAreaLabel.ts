import { useStore } from 'zustand';
import { labelOf } from '../../locales/i18n';
import { deskOf } from '../../store/areas/areaState';
import { menuFor } from '../../store/menu/menuTree';
import { walkMenu } from '../../store/menu/walkMenu';
import { useOption, useStores, useTexts } from '../element/elementContext';

/** What an area is called: by its slotted child, the catalog, its entry in the menu, else by its name. */
export function useAreaLabel(name = ''): string {
  const i18n = useTexts();
  const slotted = useStore(deskOf(useStores()), (state) => state.slotted[name]?.label);
  const menu = useOption('menu');
  const key = `menu.${name}`;
  if (slotted) return slotted;
  if (!name || key in i18n.messages) return i18n._(key);
  let found = name;
  walkMenu(menuFor(menu, false), ({ link, label }) => {
    if (link === `/${name}` && typeof label === 'string') found = label;
  });
  return labelOf(i18n, { label: found });
}
