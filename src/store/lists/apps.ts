import { readList, textOf } from './readList';

/** An application of the property `apps`. */
export interface App {
  id: string;
  label: string;
  link?: string;
  /** Lucide name. */
  icon?: string;
  iconUrl?: string;
}

/** Returns the valid entries of the property `apps`. */
export function readApps(input: unknown): App[] {
  return readList(input, 'label', (id, label, { link, icon, iconUrl }) => ({
    id,
    label,
    link: textOf(link),
    icon: textOf(icon),
    iconUrl: textOf(iconUrl),
  }));
}
