import { Fragment, useId, useRef } from 'react';
import type { MenuItem } from '../../../store/menu/menuItems';
import { MenuGroup } from '../../firstPaint/MenuGroup';
import { Badge } from './Badge';
import { FlyoutGroup, type Flyouts } from './flyouts/FlyoutGroup';
import { RowIcon, renderEntry } from './ItemEntry';
import type { MenuModel } from './useMenu';
import type { ListContent } from './virtualList/rows';
import { useRows } from './virtualList/useRows';

export interface MenuListProps extends ListContent, Pick<MenuModel, 'actions'> {
  /** Id of the entry that links to the current page. */
  active?: string;
  /** Ids of the entries that match the filter; all without one. */
  shown?: ReadonlySet<string>;
  /** Number of groups around the list. */
  level?: number;
  id?: string;
  onToggle(item: MenuItem): void;
  /** Groups open in panels. */
  flyout?: Flyouts;
}

/**
 * Renders entries as links and groups as disclosure buttons; the content of closed groups is not
 * rendered.
 */
export function MenuList({ id, ...props }: MenuListProps) {
  const { items, level = 0 } = props;
  const list = useRef<HTMLUListElement>(null);
  const { rows, after } = useRows(list, props);
  return (
    <ul
      ref={list}
      id={id}
      className="menu"
      style={level ? ({ '--level': level } as object) : undefined}
    >
      {rows
        ? rows.map(({ index, gap }) => {
            const item = items[index];
            return item && rowOf({ ...props, item, gap, position: index + 1 });
          })
        : items.map((item) => rowOf({ ...props, item }))}
      {gapOf(after)}
    </ul>
  );
}

interface RowProps extends MenuListProps {
  item: MenuItem;
  /** Position of the row in a long list, and the px of the rows omitted before it. */
  position?: number;
  gap?: number;
}

/** Renders a row. A function, not a component: the memoized entry decides whether it renders again. */
function rowOf({ item, position, gap, ...menu }: RowProps) {
  const { flyout } = menu;
  return (
    <Fragment key={item.id}>
      {gapOf(gap)}
      <li aria-posinset={position} aria-setsize={position && menu.items.length}>
        {!item.subItems?.length ? (
          renderEntry({ ...menu, item })
        ) : flyout ? (
          <FlyoutGroup {...menu} flyout={flyout} item={item} />
        ) : (
          <Group {...menu} item={item} />
        )}
      </li>
    </Fragment>
  );
}

/** Renders a spacer for rows that are not rendered. */
function gapOf(height = 0) {
  return height > 0 ? <li aria-hidden="true" style={{ height }} /> : null;
}

/** A group whose entries open below it. */
function Group({ item, ...menu }: RowProps) {
  const id = useId();
  const { active, level } = menu;
  const open = menu.open.has(item.id);
  const holdsCurrent = !open && menu.trail.includes(item.id) && item.id !== active;
  return (
    <>
      <MenuGroup
        label={menu.actions.label(item)}
        open={open}
        controls={open ? id : undefined}
        branch={holdsCurrent ? 'current' : undefined}
        icon={<RowIcon item={item} level={level} />}
        after={<Badge item={item} />}
        entry={item.link ? renderEntry({ ...menu, item }) : undefined}
        onToggle={() => menu.onToggle(item)}
      />
      {open ? (
        <MenuList {...menu} id={id} items={below(item, menu.shown)} level={(level ?? 0) + 1} />
      ) : null}
    </>
  );
}

/** Returns the entries of a group that match the filter; all of them if only its own label matches. */
function below({ subItems = [] }: MenuItem, shown: MenuListProps['shown']): MenuItem[] {
  const found = shown && subItems.filter(({ id }) => shown.has(id));
  return found?.length ? found : subItems;
}
