import english from '../../locales/en/role.json';
import { addEnglish } from '../../locales/english';
import { type ElementI18n, labelOf } from '../../locales/i18n';

addEnglish(english);

/**
 * Returns the name of a role: the text `role.ADMIN` for administrators, the only role that the elements
 * know, and that of the integrator's catalog for others. Without a text, a code in capital letters such as
 * SITE_EDITOR becomes "Site editor"; any other role is shown as it is.
 */
export function roleName(i18n: ElementI18n, role: string): string {
  const label = `role.${role}`;
  return label in i18n.messages ? labelOf(i18n, { label }) : readable(role);
}

/** Writes a code in capital letters as words. Short ones may be abbreviations, such as HR. */
function readable(role: string): string {
  if (role.length < 4 || !/^[A-Z]+(_[A-Z]+)*$/.test(role)) return role;
  return role.charAt(0) + role.slice(1).toLowerCase().replaceAll('_', ' ');
}
