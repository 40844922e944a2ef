import { lazy, Suspense, useMemo, useState } from 'react';
import type { FoundEntries } from './filter/findEntries';
import { isLong } from './isLong';
import { MenuList } from './MenuList';
import { useMenu } from './useMenu';
import { useMenuScroll } from './useMenuScroll';
import { flipped, useOpenGroups } from './useOpenGroups';

const MenuFilter = lazy(() => import('./filter/MenuFilter'));

/** The side menu as a tree: groups open in place, the branch of the current page is open. */
export function SideMenu({ path }: { path: string }) {
  const menu = useMenu(path);
  const { items, trail } = menu;
  const long = useMemo(() => isLong(items), [items]);
  const [typed, setFound] = useState<Pick<FoundEntries, 'shown' | 'open'>>();
  const found = long ? typed : undefined;
  const [open, toggle] = useOpenGroups(trail);
  useMenuScroll(path, trail.at(-1));
  return (
    <>
      {long ? (
        <Suspense fallback={<div className="menu-filter" />}>
          <MenuFilter items={items} label={menu.label} onFound={setFound} />
        </Suspense>
      ) : null}
      <MenuList
        {...menu}
        items={found ? items.filter(({ id }) => found.shown.has(id)) : items}
        active={trail.at(-1)}
        open={found?.open ?? open}
        shown={found?.shown}
        onToggle={({ id }) =>
          found ? setFound({ ...found, open: flipped(found.open, id) }) : toggle(id)
        }
      />
    </>
  );
}
