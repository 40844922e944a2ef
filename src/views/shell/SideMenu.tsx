import { useMemo, useState } from 'react';
import { type MenuItem, menuFor } from '../../store/menuItems';
import { isAdmin } from '../../store/userRecord';
import { useOption, useSession, useStores, useTexts } from '../kit/context';
import { useTakenOver } from '../kit/useTakenOver';
import { activeTrail } from './activeTrail';
import { linkHref } from './linkHref';
import { MenuList } from './MenuList';
import { followLink, useShell } from './shellContext';

const NONE: MenuItem[] = [];

/** The side menu: the integrator's entries or the product's own, by role (§2 Menu links). */
export function SideMenu({ path }: { path: string }) {
  const i18n = useTexts();
  const router = useShell();
  const { layout } = useStores();
  const takenOver = useTakenOver();
  const given = useOption('menu');
  // The first paint draws no menu but the product's own.
  const own = given && !takenOver ? NONE : given;
  const admin = isAdmin(useSession((state) => state.user));
  const items = useMemo(() => menuFor(own, admin), [own, admin]);
  const trail = useMemo(() => activeTrail(items, path), [items, path]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const ids = new Set(trail);
    for (const [id, isOpen] of toggled) isOpen ? ids.add(id) : ids.delete(id);
    return ids;
  }, [trail, toggled]);
  return (
    <MenuList
      items={items}
      active={trail.at(-1)}
      open={open}
      label={(item) => i18n._(item.label)}
      href={(link) => linkHref(router.href, link)}
      onNavigate={(event, item) => {
        followLink(router, event, item);
        if (layout.getState().menuOpen) layout.toggleMenu();
      }}
      onToggle={(item: MenuItem) => setToggled(new Map(toggled).set(item.id, !open.has(item.id)))}
    />
  );
}
