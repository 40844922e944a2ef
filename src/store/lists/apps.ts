import { readList, textOf } from './readList';

/** Another application of the house, as the integrator names it. */
export interface App {
  id: string;
  label: string;
  link?: string;
  /** Lucide name. */
  icon?: string;
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
