import english from '../../locales/en/role.json';
import { addEnglish } from '../../locales/english';
import { type ElementI18n, labelOf } from '../../locales/i18n';

addEnglish(english);

/**
 * Returns the name of a role: the text `role.ADMIN` for administrators, the only role that the elements
 * know, and that of the integrator's catalog for others. A role without a text is shown as it is.
 */
export function roleName(i18n: ElementI18n, role: string): string {
  const label = `role.${role}`;
  return label in i18n.messages ? labelOf(i18n, { label }) : role;
}
