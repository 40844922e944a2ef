import { popupList, readList, textOf } from './readList';

/** An entry of the property `userMenu`. */
export interface UserMenuItem {
  /** Unique in the list; the detail of `backoffice-user-menu`. */
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Lucide name. */
  icon?: string;
  /** Path of the shell or address; without it the entry only dispatches its event. */
  link?: string;
}

/** Returns the valid entries of the property `userMenu`. */
export function readUserMenu(input: unknown): UserMenuItem[] {
  return readList(
    popupList(input, 'userMenu'),
    'label',
    (id, label, { icon, link }) => ({
      id,
      label,
      icon: textOf(icon),
      link: textOf(link),
    }),
    'userMenu',
  );
}
