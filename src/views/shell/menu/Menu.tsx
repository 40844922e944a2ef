import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { useFlyouts } from './flyouts/useFlyouts';
import { MenuList } from './MenuList';
import { useMenu } from './useMenu';
import { useMenuForm } from './useMenuForm';
import { useMenuScroll } from './useMenuScroll';
import { useTree } from './useTree';

const MenuFilter = lazyPart(() => import('./filter/MenuFilter'));

/** The menu as a tree, whose groups open in place, or with groups that open in panels: one list for both. */
export function Menu({ path }: { path: string }) {
  const form = useMenuForm();
  const menu = useMenu(path);
  const tree = useTree(menu);
  const { list, parts, ...panels } = useFlyouts(menu, form);
  const { place } = form;
  const active = menu.trail.at(-1);
  useMenuScroll(path, place ? undefined : active);
  return (
    <>
      {tree.long && !place ? (
        <Suspense fallback={<div className="menu-filter" />}>
          <MenuFilter items={menu.items} label={menu.entries.label} onFound={tree.onFound} />
        </Suspense>
      ) : null}
      <MenuList
        key={place === 'below' ? 'bar' : 'side'}
        {...menu}
        {...(place ? list : tree.list)}
        active={active}
      />
      {place && parts ? (
        <parts.FlyoutBehaviour
          key={place}
          {...form}
          {...panels}
          place={place}
          items={menu.items}
          label={menu.entries.label}
        />
      ) : null}
    </>
  );
}
