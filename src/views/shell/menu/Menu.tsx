import { useLazyPart } from '../../lazy/useLazyPart';
import { useFlyouts } from './flyouts/useFlyouts';
import { MenuList } from './MenuList';
import { useWantsPin } from './pins/useWantsPin';
import { useMenu } from './useMenu';
import { useMenuMode } from './useMenuMode';
import { useMenuScroll } from './useMenuScroll';
import { useTree } from './useTree';

const loadFilter = () => import('./filter/MenuFilter');
const loadPin = () => import('./pins/RowPin');

/** Props of the menu. */
export interface MenuProps {
  path: string;
  /** The path, with the query if it selects the current entry. */
  location: string;
}

/** Renders the menu, with groups that open in place or in fly-outs. */
export function Menu({ path, location }: MenuProps) {
  const mode = useMenuMode();
  const menu = useMenu(location);
  const tree = useTree(menu);
  const { list, parts, ...panels } = useFlyouts(menu, mode);
  const { placement } = mode;
  const active = menu.trail.at(-1);
  const wantsFilter = tree.filterable && !placement;
  const filter = useLazyPart(loadFilter, {
    wanted: wantsFilter,
    retryKey: path,
    withoutNote: true,
  });
  const wantsPin = useWantsPin() && !placement;
  const pin = useLazyPart(loadPin, { wanted: wantsPin, retryKey: path, withoutNote: true });
  useMenuScroll(path, placement === 'below' ? undefined : active);
  return (
    <>
      {wantsFilter && filter.Part ? (
        <filter.Part items={menu.items} label={menu.actions.label} onFound={tree.onFound} />
      ) : null}
      {wantsFilter && !filter.Part && !filter.failed ? <div className="menu-filter" /> : null}
      <MenuList
        key={placement === 'below' ? 'bar' : 'side'}
        {...menu}
        {...(placement ? list : tree.list)}
        active={active}
      />
      {wantsPin && pin.Part ? <pin.Part items={menu.items} actions={menu.actions} /> : null}
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
