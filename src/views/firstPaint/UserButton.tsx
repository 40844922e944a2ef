import type { ComponentProps } from 'react';
import type { Translate } from '../../locales/i18n';
import { Avatar } from './Avatar';

interface Props extends ComponentProps<'button'> {
  i18n: Translate;
  /** Address of the user's picture. */
  picture?: string;
  expanded?: boolean;
  /** Called if the picture cannot be loaded. */
  onBroken?(): void;
}

/** Button that opens the user menu. The menu is loaded on demand. */
export function UserButton({ i18n, picture, expanded = false, onBroken, ...button }: Props) {
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
      <Avatar src={picture} onError={onBroken} />
    </button>
  );
}
