import { ChevronRight } from 'lucide';
import type { MenuItem } from '../../../store/menuItems';
import { Icon } from '../../frame/Icon';
import { MenuEntry } from '../../frame/MenuEntry';
import { Badge } from './Badge';
import { ItemIcon } from './ItemIcon';
import type { MenuModel } from './useMenu';

export interface MenuListProps extends Pick<MenuModel, 'items' | 'label' | 'href' | 'onNavigate'> {
  /** Id of the entry that leads to the current page. */
  active?: string;
  /** Ids of the groups that are open. */
  open: ReadonlySet<string>;
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
