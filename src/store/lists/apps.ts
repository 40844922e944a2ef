import { popupList, readList, textOf } from './readList';

/** An application of the property `apps`. */
export interface App {
  /** Unique in the list; the detail of `backoffice-app`. */
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Path of the shell or address. */
  link?: string;
  /** Lucide name. */
  icon?: string;
  /** Address of an image, instead of `icon`. */
  iconUrl?: string;
}

/** Returns the valid entries of the property `apps`. */
export function readApps(input: unknown): App[] {
  return readList(popupList(input, 'apps'), 'label', (id, label, { link, icon, iconUrl }) => ({
    id,
    label,
    link: textOf(link),
    icon: textOf(icon),
    iconUrl: textOf(iconUrl),
  }));
}
