import ChevronRight from 'virtual:icon/chevron-right';
import { type ComponentType, useId } from 'react';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { Icon } from '../../../firstPaint/Icon';
import { Badge } from '../Badge';
import { ItemIcon } from '../icons/ItemIcon';
import type { OpenPath } from '../openPath';
import type { MenuModel } from '../useMenu';
import type { Place } from '../useMenuForm';

/** What the groups of a menu with fly-outs share. */
export interface Flyouts {
  place: Place;
  /** Labels of the top level are out of sight. */
  bare: boolean;
  open: OpenPath;
  /** Ids of the groups around. */
  above: readonly string[];
  /** Ids down to the entry that leads to the current page. */
  trail: readonly string[];
  press(path: readonly string[], byKeyboard: boolean): void;
  /** Not there until it is loaded. */
  Panel?: ComponentType<FlyoutProps>;
}

export interface FlyoutGroupProps extends Pick<MenuModel, 'items' | 'entries'> {
  /** Id of the entry that leads to the current page. */
  active?: string;
  item: MenuItem;
  flyout: Flyouts;
}

export interface FlyoutProps extends FlyoutGroupProps {
  /** What the button says it controls. */
  id: string;
}

/** A group whose entries show in a panel of their own; the panel follows its button in the tab order. */
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
        // A click that a key made counts no presses of a pointer.
        onClick={({ detail }) => flyout.press([...above, item.id], detail === 0)}
      >
        {item.icon || item.iconUrl || flyout.bare ? <ItemIcon item={item} /> : null}
        <span className="menu-label">{props.entries.label(item)}</span>
        <Badge item={item} />
        <Icon path={ChevronRight} />
      </button>
      {open && Panel ? <Panel {...props} id={id} /> : null}
    </div>
  );
}
