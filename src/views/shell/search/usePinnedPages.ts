import { useStore } from 'zustand';
import english from '../../../locales/en/savedPages.json';
import { addEnglish } from '../../../locales/english';
import { labelOf } from '../../../locales/i18n';
import { areaStoreOf } from '../../../store/areas/areaStore';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useAreaLabels } from '../../areas/useAreaLabel';
import { useStores, useTexts } from '../../element/elementContext';
import { useShellRoute } from '../../routing/RouterProvider';
import { useItems } from '../menu/useItems';
import { useSavedPages } from '../savedPages/useSavedPages';
import { type IndexedPage, indexMenu } from './menuIndex';

addEnglish(english);

/** Returns the pages that the user has pinned, for the search. */
export function usePinnedPages(): IndexedPage[] {
  const i18n = useTexts();
  const items = useItems();
  const labelOfArea = useAreaLabels();
  const { pinned } = useSavedPages();
  return pinned.flatMap(({ path, area, title }) => {
    const entry = items.find(({ link }) => link === `/${area}`);
    const label = entry ? labelOf(i18n, entry) : labelOfArea(area);
    const item: MenuItem = { id: path, label: title ?? label, link: path };
    const page = { ...item, icon: entry?.icon ?? area, iconUrl: entry?.iconUrl };
    return indexMenu([page], () => item.label).map((one) => ({
      ...one,
      groups: title ? label : '',
    }));
  });
}

/** Returns the action that pins or unpins the open page of an area; none on other screens. */
export function usePinAction() {
  const i18n = useTexts();
  // With the query, as an area may keep its filters there.
  const { area, location: path } = useShellRoute();
  const { pinned, pin } = useSavedPages();
  const titles = useStore(areaStoreOf(useStores()), (state) => state.titles);
  if (!area) return [];
  const isPinned = pinned.some((page) => page.path === path);
  return [
    {
      id: 'pin',
      label: i18n._(isPinned ? 'search.unpin' : 'search.pin'),
      icon: isPinned ? 'pin-off' : 'pin',
      run: () => pin({ path, area, title: titles[area] }, !isPinned),
    },
  ];
}
