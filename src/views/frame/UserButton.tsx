import type { ComponentProps } from 'react';
import type { Translate } from '../../locales/i18n';
import { safeImage } from '../../store/browser/page';
import type { PublicUser } from '../../store/userRecord';
import { Avatar } from './Avatar';

interface Props extends ComponentProps<'button'> {
  i18n: Translate;
  user: PublicUser;
  expanded?: boolean;
  broken?: boolean;
  onBroken?(): void;
}

/** Opens the user menu; the menu itself is loaded when it is first wanted. */
export function UserButton({ i18n, user, expanded = false, broken, onBroken, ...button }: Props) {
  return (
    <button
      type="button"
      className="tool user"
      part="user-menu"
      aria-label={i18n._('user.menu')}
      aria-haspopup="menu"
      aria-expanded={expanded}
      {...button}
    >
      <Avatar src={broken ? undefined : safeImage(user.Avatar)} onError={onBroken} />
    </button>
  );
}
