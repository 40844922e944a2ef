import { useEffect, useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import type { MenuItem } from '../../../store/menu/menuItems';
import type { TreeItem } from '../../../store/menu/menuTree';
import { useElementContext, useOption, useTexts } from '../../element/elementContext';
import { linkHref } from '../../routing/linkHref';
import { useShellRouter } from '../../routing/RouterProvider';
import { activeTrail } from './activeTrail';
import { useItems } from './useItems';

/** Data that every form of the menu renders from. */
export interface MenuModel {
  items: TreeItem[];
  /** Ids from the top down to the entry of the current page. */
  trail: string[];
  /** Ids of the groups in the trail, the current entry too if it is one. */
  groups: string[];
  actions: EntryActions;
}

/** Labels and addresses of entries; the same object until one changes. */
export interface EntryActions {
  label(item: MenuItem): string;
  href(link: string): string | undefined;
}

/** Returns the menu at a path, maybe with a query: the integrator's entries or the product's own, by role. */
export function useMenu(location: string): MenuModel {
  const i18n = useTexts();
  const router = useShellRouter();
  const { host, stores } = useElementContext();
  const given = useOption('menu');
  const items = useItems();
  const found = useMemo(() => idsOf(activeTrail(items, location)), [items, location]);
  // Another query mostly changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same trail
  const { trail, groups } = useMemo(() => found, [JSON.stringify(found)]);
  useEffect(() => {
    if (!given) return;
    void stores.loadChunk(import('./customMenuChunk')).then((module) => {
      module?.adoptCustomMenuStyles(host.shadowRoot);
      void module?.warnOfMenuMistakes(stores);
    });
  }, [given, host, stores]);
  const home = router.href('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home address changes every address
  const actions = useMemo<EntryActions>(
    () => ({
      label: (item) => labelOf(i18n, item),
      href: (link) => linkHref(router.href, link),
    }),
    [i18n, router, home],
  );
  return { items, trail, groups, actions };
}

function idsOf(trail: MenuItem[]): Pick<MenuModel, 'trail' | 'groups'> {
  const ids = (items: MenuItem[]) => items.map(({ id }) => id);
  return { trail: ids(trail), groups: ids(trail.filter(({ subItems }) => subItems?.length)) };
}
