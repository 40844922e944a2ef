import type { Translate } from '../../locales/i18n';
import { Icon } from './icons/Icon';
import { MenuIcon } from './icons/icons';

interface Props {
  i18n: Translate;
  /** Whether the menu is expanded: not condensed, or open as an overlay. */
  expanded: boolean;
  onToggle?(): void;
}

/** The button that condenses the menu of a wide shell and opens that of a narrow one. */
export function MenuToggle({ i18n, expanded, onToggle }: Props) {
  return (
    <button
      type="button"
      className="tool menu-toggle"
      aria-label={i18n._('shell.menu')}
      aria-expanded={expanded}
      onClick={onToggle}
    >
      <Icon path={MenuIcon} />
    </button>
  );
}
