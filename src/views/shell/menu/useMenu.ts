import { type MouseEvent, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type DeskState, deskOf } from '../../../store/areaDesk';
import { type MenuItem, menuFor } from '../../../store/menuItems';
import { isAdmin } from '../../../store/userRecord';
import { useOption, useSession, useSurroundings, useTexts } from '../../kit/context';
import { followLink, useShell } from '../shellContext';
import { activeTrail } from './activeTrail';
import { linkHref } from './linkHref';

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
  const router = useShell();
  const { host, stores } = useSurroundings();
  const slotted = useStore(deskOf(stores), (state) => state.slotted);
  const given = useOption('menu');
  const admin = isAdmin(useSession((state) => state.user));
  const items = useMemo(() => withSlotted(menuFor(given, admin), slotted), [given, admin, slotted]);
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
      // Plain text is left as it is: it may hold braces.
      label: ({ label }) => (label in i18n.messages ? i18n._(label) : label),
      href: (link) => linkHref(router.href, link),
      onNavigate: (event, item) => followLink(router, event, item),
    }),
    [i18n, router, home],
  );
  return { items, trail, entries };
}

/** Entries of areas as their slotted children call and draw them. */
function withSlotted(items: MenuItem[], slotted: DeskState['slotted']): MenuItem[] {
  if (Object.keys(slotted).length === 0) return items;
  return items.map((item) => {
    const { label = item.label, icon = item.icon } = slotted[item.link?.slice(1) ?? ''] ?? {};
    if (label === item.label && icon === item.icon) return item;
    // The entry may be one of a menu that is read as it is opened: it goes on being that.
    return Object.assign(Object.create(item) as MenuItem, { label, icon });
  });
}
