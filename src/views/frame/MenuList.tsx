import { ChevronRight } from 'lucide';
import type { MouseEvent } from 'react';
import type { AreaName } from '../../constants';
import type { MenuItem } from '../../store/menuItems';
import { Icon, type IconNode } from './Icon';
import { AREA_ICONS } from './icons';

export interface MenuListProps {
  items: MenuItem[];
  /** Id of the entry that leads to the current page. */
  active?: string;
  /** Ids of the groups that are open. */
  open?: ReadonlySet<string>;
  label(item: MenuItem): string;
  href(link: string): string | undefined;
  icon?(item: MenuItem): IconNode | undefined;
  onNavigate?(event: MouseEvent, item: MenuItem): void;
  onToggle?(item: MenuItem): void;
}

/** Entries of the menu as links, groups as disclosure buttons; what is closed is not rendered. */
export function MenuList(props: MenuListProps) {
  return (
    <ul className="menu">
      {props.items.map((item) => (
        <li key={item.id}>
          {item.subItems?.length ? <Group {...props} item={item} /> : <Entry {...props} item={item} />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, ...menu }: MenuListProps & { item: MenuItem }) {
  return (
    <a
      className="menu-item"
      part="menu-item"
      href={item.link && menu.href(item.link)}
      aria-current={item.id === menu.active ? 'page' : undefined}
      onClick={(event) => menu.onNavigate?.(event, item)}
    >
      <Face item={item} {...menu} />
    </a>
  );
}

function Group({ item, ...menu }: MenuListProps & { item: MenuItem }) {
  const open = menu.open?.has(item.id) ?? false;
  return (
    <div className="menu-group">
      <button
        type="button"
        className="menu-item"
        part="menu-item"
        aria-expanded={open}
        onClick={() => menu.onToggle?.(item)}
      >
        <Face item={item} {...menu} />
        <Icon node={ChevronRight} />
      </button>
      {open ? <MenuList {...menu} items={item.subItems ?? []} /> : null}
    </div>
  );
}

function Face({ item, label, icon }: MenuListProps & { item: MenuItem }) {
  const node = icon ? icon(item) : AREA_ICONS[item.icon as AreaName];
  return (
    <>
      {node ? <Icon node={node} /> : <span className="icon dot" />}
      <span className="menu-label">{label(item)}</span>
      {item.badge ? (
        <span className="badge" data-variant={item.badge.variant}>
          {item.badge.text}
        </span>
      ) : null}
    </>
  );
}
