import ChevronRight from 'virtual:icon/chevron-right';
import { type ComponentType, useId } from 'react';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { Icon } from '../../../firstPaint/icons/Icon';
import { Badge } from '../Badge';
import { ItemIcon } from '../icons/ItemIcon';
import { lacksIcon } from '../icons/lacksIcon';
import type { MenuModel } from '../useMenu';
import type { FlyoutPlacement } from '../useMenuMode';
import type { OpenPath } from './openPath';

/** State and callbacks shared by the groups of a menu with fly-outs. */
export interface Flyouts {
  placement: FlyoutPlacement;
  /** The top level shows icons without labels. */
  iconsOnly: boolean;
  open: OpenPath;
  /** Ids of the groups around this one, from the top down. */
  above: readonly string[];
  /** Ids from the top down to the entry of the current page. */
  trail: readonly string[];
  press(path: readonly string[], byKeyboard: boolean): void;
  /** Undefined until it is loaded. */
  Panel?: ComponentType<FlyoutProps>;
}

export interface FlyoutGroupProps extends Pick<MenuModel, 'actions'> {
  items: MenuItem[];
  /** Id of the entry of the current page. */
  active?: string;
  item: MenuItem;
  flyout: Flyouts;
}

export interface FlyoutProps extends FlyoutGroupProps {
  /** Id of the panel. */
  id: string;
}

/** Renders a group that opens in a panel; the panel follows its button in the tab order. */
export function FlyoutGroup(props: FlyoutGroupProps) {
  const { item, flyout } = props;
  const { Panel, above } = flyout;
  const id = useId();
  const open = flyout.open.path[above.length] === item.id;
  return (
    <div className="menu-group" data-group={item.id}>
      <button
        type="button"
        className="menu-item"
        part="menu-item"
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        data-branch={flyout.trail.includes(item.id) ? 'current' : undefined}
        // `detail` is 0 for a click made by a key.
        onClick={({ detail }) => flyout.press([...above, item.id], detail === 0)}
      >
        {lacksIcon(item, above.length) ? null : <ItemIcon item={item} />}
        <span className="menu-label">{props.actions.label(item)}</span>
        <Badge item={item} />
        <Icon path={ChevronRight} />
      </button>
      {open && Panel ? <Panel {...props} id={id} /> : null}
    </div>
  );
}
