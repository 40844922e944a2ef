/** An entry of the menu as the integrator gives it (§3). */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Lucide name. */
  icon?: string;
  /** Address of an image, instead of `icon`. */
  iconUrl?: string;
  /** Shown while the pointer is over the entry. */
  iconUrl2?: string;
  /** Path of the shell or address. */
  link?: string;
  /** Badge beside the label; `variant` is its color. */
  badge?: { variant: string; text: string };
  /** Entries of the submenu. */
  subItems?: MenuItem[];
  /** `id` of the entry that this one belongs to. */
  parentId?: string;
}
