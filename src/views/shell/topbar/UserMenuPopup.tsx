import LogOut from 'virtual:icon/logout';
import User from 'virtual:icon/user';
import { useMemo } from 'react';
import { labelOf } from '../../../locales/i18n';
import { readUserMenu } from '../../../store/lists/userMenu';
import { displayName } from '../../../store/session/user/userRecord';
import { useOption, useSession, useStores, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { DropdownLink, DropdownMenu, DropdownSeparator } from '../../kit/DropdownMenu';
import { useShellRouter } from '../../routing/RouterProvider';
import { useLink, useOpenLink } from '../../routing/useLink';
import { ItemIcon } from '../menu/icons/ItemIcon';
import { roleName } from '../roleName';
import type { PopupProps } from './usePopup';

/** The user menu: name and role, the link to the profile, logout. */
export default function UserMenuPopup(props: PopupProps) {
  const i18n = useTexts();
  const router = useShellRouter();
  const { announce, signOut } = useStores();
  const given = useOption('userMenu');
  const own = useMemo(() => readUserMenu(given), [given]);
  const linkOf = useLink();
  const follow = useOpenLink();
  const user = useSession((state) => state.user);
  return (
    <DropdownMenu {...props} label={i18n._('user.menu')}>
      <div className="menu-head">
        <strong>{displayName(user)}</strong>
        {typeof user?.Role === 'string' ? (
          <span className="muted">{roleName(i18n, user.Role)}</span>
        ) : null}
      </div>
      <DropdownSeparator />
      <DropdownLink
        href={router.href('/profile')}
        icon={<Icon path={User} />}
        onSelect={() => router.navigate('/profile')}
      >
        {i18n._('profile')}
      </DropdownLink>
      {own.map((item) => {
        const { href } = linkOf(item.link);
        return (
          <DropdownLink
            key={item.id}
            href={href}
            icon={<ItemIcon item={item} />}
            onSelect={() => {
              announce('backoffice-user-menu', { id: item.id });
              if (href && item.link) follow(item.link);
            }}
          >
            {labelOf(i18n, item)}
          </DropdownLink>
        );
      })}
      <DropdownLink icon={<Icon path={LogOut} />} onSelect={() => void signOut()}>
        {i18n._('user.logout')}
      </DropdownLink>
    </DropdownMenu>
  );
}
