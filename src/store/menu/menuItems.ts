import { type Access, areasFor } from './roles';

/**
 * An entry of the menu, as integrators assign it and as views receive it. Entries that are not read yet are
 * `RawItem`s; reading one creates a `TreeItem`.
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
  /** Roles that see the entry and may enter its path; all roles by default. */
  roles?: readonly string[];
  /** Text below the label on the dashboard's tile. */
  description?: string;
}

/** Returns the product's own menu: the areas that an access allows. */
export function productMenu(access: Access): MenuItem[] {
  return areasFor(access).map((area) => ({
    id: area,
    label: `menu.${area}`,
    icon: area,
    link: `/${area}`,
  }));
}

/** Returns whether a label looks like a translation key (`menu.site`). */
export const looksLikeKey = (label: string): boolean => /^[a-z]\w*(\.[\w-]+)+$/.test(label);
