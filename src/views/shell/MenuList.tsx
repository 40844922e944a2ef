import { ChevronRight } from 'lucide';
import type { MouseEvent } from 'react';
import type { AreaName } from '../../constants';
import type { MenuItem } from '../../store/menuItems';
import { Icon } from '../frame/Icon';
import { AREA_ICONS } from '../frame/icons';
import { MenuEntry } from '../frame/MenuEntry';

export interface MenuListProps {
  items: MenuItem[];
  /** Id of the entry that leads to the current page. */
  active?: string;
  /** Ids of the groups that are open. */
  open: ReadonlySet<string>;
  label(item: MenuItem): string;
  href(link: string): string | undefined;
  onNavigate(event: MouseEvent, item: MenuItem): void;
  onToggle(item: MenuItem): void;
}

/** Entries of the menu as links, groups as disclosure buttons; what is closed is not rendered. */
export function MenuList(props: MenuListProps) {
  return (
    <ul className="menu">
      {props.items.map((item) => (
        <li key={item.id}>
          {item.subItems?.length ? (
            <Group {...props} item={item} />
          ) : (
            <MenuEntry
              label={props.label(item)}
              href={item.link && props.href(item.link)}
              current={item.id === props.active ? 'page' : undefined}
              icon={<ItemIcon item={item} />}
              after={<Badge item={item} />}
              onClick={(event) => props.onNavigate(event, item)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Group({ item, ...menu }: MenuListProps & { item: MenuItem }) {
  const open = menu.open.has(item.id);
  return (
    <div className="menu-group">
      <button
        type="button"
        className="menu-item"
        part="menu-item"
        aria-expanded={open}
        onClick={() => menu.onToggle(item)}
      >
        <ItemIcon item={item} />
        <span className="menu-label">{menu.label(item)}</span>
        <Badge item={item} />
        <Icon node={ChevronRight} />
      </button>
      {open ? <MenuList {...menu} items={item.subItems ?? []} /> : null}
    </div>
  );
}

function ItemIcon({ item }: { item: MenuItem }) {
  const node = AREA_ICONS[item.icon as AreaName];
  return node ? <Icon node={node} /> : <span className="icon dot" />;
}

function Badge({ item: { badge } }: { item: MenuItem }) {
  return badge ? (
    <span className="badge" data-variant={badge.variant}>
      {badge.text}
    </span>
  ) : null;
}
