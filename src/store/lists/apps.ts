import { readList, textOf } from './readList';

/** Another application of the house, as the integrator names it. */
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

/** The property `apps`, cleaned. */
export function readApps(given: unknown): App[] {
  return readList(given, 'label', (id, label, { link, icon, iconUrl }) => ({
    id,
    label,
    link: textOf(link),
    icon: textOf(icon),
    iconUrl: textOf(iconUrl),
  }));
}
