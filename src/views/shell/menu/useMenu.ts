import { type MouseEvent, useEffect, useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import type { MenuItem } from '../../../store/menu/menuItems';
import { useOption, useSurroundings, useTexts } from '../../element/elementContext';
import { linkHref } from '../../routing/linkHref';
import { useShellRouter } from '../../routing/RouterProvider';
import { followLink } from '../../routing/useLink';
import { activeTrail } from './activeTrail';
import { useItems } from './useItems';

/** What every form of the menu works with. */
export interface MenuModel {
  items: MenuItem[];
  /** Ids from the top down to the entry that leads to the current page. */
  trail: string[];
  entries: Entries;
}

/** What entries say and where they lead; the same object until an address changes. */
export interface Entries {
  label(item: MenuItem): string;
  href(link: string): string | undefined;
  onNavigate(event: MouseEvent, item: MenuItem): void;
}

/** The menu at a path: the integrator's entries or the product's own, by role (§2 Menu links). */
export function useMenu(path: string): MenuModel {
  const i18n = useTexts();
  const router = useShellRouter();
  const { host, stores } = useSurroundings();
  const given = useOption('menu');
  const items = useItems();
  const trail = useMemo(() => activeTrail(items, path).map(({ id }) => id), [items, path]);
  useEffect(() => {
    if (!given) return;
    void stores.part(import('./ownMenu')).then((own) => {
      own?.dress(host.shadowRoot);
      void own?.warnOfUnknown(stores);
    });
  }, [given, host, stores]);
  const home = router.href('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is another address of each path
  const entries = useMemo<Entries>(
    () => ({
      label: (item) => labelOf(i18n, item),
      href: (link) => linkHref(router.href, link),
      onNavigate: (event, item) => followLink(router, event, item.link),
    }),
    [i18n, router, home],
  );
  return { items, trail, entries };
}
