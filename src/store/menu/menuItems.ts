import { ADMIN_AREA, AREAS } from '../../constants';

/**
 * An entry of the menu (§3): what integrators assign, and what views receive. Internally an integrator's
 * entry is a `RawItem` until it is read, and a `TreeItem` (which implements this) afterwards.
 */
export interface MenuItem {
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Lucide name. */
  icon?: string;
  iconUrl?: string;
  /** Shown while the pointer is over the entry. */
  iconUrl2?: string;
  link?: string;
  badge?: { variant: string; text: string };
  subItems?: MenuItem[];
  parentId?: string;
}

/** Returns the product's own menu (§2 Menu links); the admin area is for administrators only. */
export function productMenu(admin: boolean): MenuItem[] {
  const areas = AREAS.filter((area) => admin || area !== ADMIN_AREA);
  return areas.map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

/** Tells whether a label has the form of a translation key (`menu.site`) rather than of a text. */
export const looksLikeKey = (label: string): boolean => /^[a-z]\w*(\.[\w-]+)+$/.test(label);
