import ArrowUpRight from 'virtual:icon/arrow-up-right';
import type { MenuItem } from '../../../store/menuItems';
import { Icon } from '../../frame/Icon';
import { MenuEntry } from '../../frame/MenuEntry';
import { useTexts } from '../../kit/context';
import { Badge } from './Badge';
import { ItemIcon } from './ItemIcon';
import { isExternal } from './linkHref';
import type { MenuModel } from './useMenu';

interface Props extends Pick<MenuModel, 'label' | 'href' | 'onNavigate'> {
  item: MenuItem;
  /** Id of the entry that leads to the current page. */
  active?: string;
  /** How many groups the entry lies in. */
  level?: number;
}

/** An entry that is a link; external ones open in a new tab, and say so. */
export function ItemEntry({ item, ...menu }: Props) {
  const i18n = useTexts();
  const href = item.link && menu.href(item.link);
  const external = Boolean(href) && isExternal(item.link);
  return (
    <MenuEntry
      label={menu.label(item)}
      href={href}
      external={external}
      current={item.id === menu.active ? 'page' : undefined}
      icon={<RowIcon item={item} level={menu.level} />}
      after={
        <>
          <Badge item={item} />
          {external ? (
            <>
              <Icon path={ArrowUpRight} />
              <span className="visually-hidden">{i18n._('link.newTab')}</span>
            </>
          ) : null}
        </>
      }
      onClick={(event) => menu.onNavigate(event, item)}
    />
  );
}

/** On the first level a dot keeps the place of a missing icon; below, the indent does. */
export function RowIcon({ item, level }: Pick<Props, 'item' | 'level'>) {
  return level && !item.icon && !item.iconUrl ? null : <ItemIcon item={item} />;
}
