/** An entry of the menu as the integrator gives it (§3). */
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
