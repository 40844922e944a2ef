import { Suspense } from 'react';
import { lazyOrFallback } from '../../lazy/lazyOrFallback';
import { useFlyouts } from './flyouts/useFlyouts';
import { MenuList } from './MenuList';
import { useWantsPin } from './pins/useWantsPin';
import { useMenu } from './useMenu';
import { useMenuMode } from './useMenuMode';
import { useMenuScroll } from './useMenuScroll';
import { useTree } from './useTree';

const MenuFilter = lazyOrFallback(() => import('./filter/MenuFilter'));
const RowPin = lazyOrFallback(() => import('./pins/RowPin'));

/** Renders the menu, with groups that open in place or in fly-outs. */
export function Menu({ path }: { path: string }) {
  const mode = useMenuMode();
  const menu = useMenu(path);
  const tree = useTree(menu);
  const { list, parts, ...panels } = useFlyouts(menu, mode);
  const { placement } = mode;
  const active = menu.trail.at(-1);
  const wantsPin = useWantsPin();
  useMenuScroll(path, placement ? undefined : active);
  return (
    <>
      {tree.filterable && !placement ? (
        <Suspense fallback={<div className="menu-filter" />}>
          <MenuFilter items={menu.items} label={menu.actions.label} onFound={tree.onFound} />
        </Suspense>
      ) : null}
      <MenuList
        key={placement === 'below' ? 'bar' : 'side'}
        {...menu}
        {...(placement ? list : tree.list)}
        active={active}
      />
      {wantsPin && !placement ? (
        <Suspense>
          <RowPin items={menu.items} actions={menu.actions} />
        </Suspense>
      ) : null}
      {placement && parts ? (
        <parts.FlyoutBehavior
          key={placement}
          {...mode}
          {...panels}
          placement={placement}
          items={menu.items}
          label={menu.actions.label}
        />
      ) : null}
    </>
  );
}
