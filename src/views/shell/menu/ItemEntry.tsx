import ArrowUpRight from 'virtual:icon/arrow-up-right';
import { memo } from 'react';
import type { MenuItem } from '../../../store/menu/menuItems';
import { navigateOnPlainClick } from '../../../store/routing/router';
import { useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { MenuEntry } from '../../firstPaint/MenuEntry';
import { isExternal } from '../../routing/linkHref';
import { useShellRouter } from '../../routing/RouterProvider';
import { Badge } from './Badge';
import { ItemIcon } from './icons/ItemIcon';
import { lacksIcon } from './icons/lacksIcon';
import type { MenuModel } from './useMenu';

interface Props extends Pick<MenuModel, 'actions'> {
  item: MenuItem;
  /** Whether it links to the current page. */
  current: boolean;
  /** Number of groups around the entry. */
  level?: number;
}

interface ListedItem extends Omit<Props, 'current'> {
  /** Id of the entry that links to the current page. */
  active?: string;
}

/**
 * An entry that is a link; external ones open in a new tab and announce it. After a navigation only the two
 * entries whose `current` changed render again; after a change of language all do.
 */
export const ItemEntry = memo(function ItemEntry({ actions, item, current, level }: Props) {
  const i18n = useTexts();
  const router = useShellRouter();
  const href = item.link && actions.href(item.link);
  const external = Boolean(href) && isExternal(item.link);
  return (
    <MenuEntry
      label={actions.label(item)}
      href={href}
      external={external}
      current={current ? 'page' : undefined}
      icon={<RowIcon item={item} level={level} />}
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
      onClick={(event) => navigateOnPlainClick(router, event, item.link)}
    />
  );
});

/** The entry of an item in a list that knows the id of the current one. */
export function renderEntry({ active, item, actions, level }: ListedItem) {
  return <ItemEntry actions={actions} item={item} current={item.id === active} level={level} />;
}

/** The icon of a row, if it has one. */
export const RowIcon = memo(function RowIcon({ item, level = 0 }: Pick<Props, 'item' | 'level'>) {
  return lacksIcon(item, level) ? null : <ItemIcon item={item} />;
});
