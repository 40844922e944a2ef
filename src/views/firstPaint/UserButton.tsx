import type { ComponentProps } from 'react';
import type { Translate } from '../../locales/i18n';
import { Avatar, type AvatarProps } from './Avatar';

interface Props extends ComponentProps<'button'> {
  i18n: Translate;
  avatar?: AvatarProps;
  expanded?: boolean;
}

/** Opens the user menu; the menu itself is loaded when it is first wanted. */
export function UserButton({ i18n, avatar, expanded = false, ...button }: Props) {
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
      {/* Named one by one: a polluted Object.prototype adds properties to a spread of nothing. */}
      <Avatar
        src={avatar?.src}
        initials={avatar?.initials}
        tint={avatar?.tint}
        onError={avatar?.onError}
      />
    </button>
  );
}
