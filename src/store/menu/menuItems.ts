import { areasFor, type Viewer } from './roles';

/**
 * An entry of the menu (§3): what integrators assign, and what views receive. Internally an integrator's
 * entry is a `RawItem` until it is read, and a `TreeItem` (which implements this) afterwards.
 */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Name of a lucide icon. */
  icon?: string;
  /** Address of an image, in place of `icon`. */
  iconUrl?: string;
  /** Address of the image while the pointer is over the entry. */
  iconUrl2?: string;
  /** Path of the shell (`/…`) or an http(s) address. */
  link?: string;
  /** Short text beside the label; `variant` is its color: `primary`, `success`, `warning`, `danger`, `info`, `light` or `dark`. */
  badge?: { variant: string; text: string };
  /** Entries of the group. */
  subItems?: MenuItem[];
  /** `id` of the group, in a flat list. */
  parentId?: string;
  /** Roles that see the entry and may enter its path; everybody without it. */
  roles?: readonly string[];
  /** Text below the label on the dashboard's tile. */
  description?: string;
}

/** Returns the product's own menu (§2 Menu links): the areas that a viewer may enter. */
export function productMenu(viewer: Viewer): MenuItem[] {
  return areasFor(viewer).map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

/** Tells whether a label has the form of a translation key (`menu.site`) rather than of a text. */
export const looksLikeKey = (label: string): boolean => /^[a-z]\w*(\.[\w-]+)+$/.test(label);
