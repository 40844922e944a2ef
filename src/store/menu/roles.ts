import { ADMIN_AREA, ADMIN_ROLE, AREAS } from '../../constants';
import { areaNames, readSource } from '../areas/readAreas';
import { textOf } from '../lists/readList';
import { firstSegment } from '../routing/paths';

/** What a user may see: the role, and the areas whose source denies it. Hiding is presentation: servers must enforce it. */
export interface Access {
  role: string | undefined;
  deniedAreas: ReadonlySet<string>;
}

/**
 * Returns whether a list of roles contains a role; the comparison is case-sensitive. Without a list all
 * roles are allowed; a value that is not a list allows none.
 */
export function isAllowed(roles: unknown, role: string | undefined): boolean {
  return roles == null || (Array.isArray(roles) && roles.includes(role));
}

/** Returns the access of a user, with the property `areas`. */
export function accessOf(user: { Role?: unknown } | undefined, areas?: unknown): Access {
  const role = textOf(user?.Role);
  const deniedAreas = new Set<string>();
  for (const name of areaNames(areas)) {
    if (!isAllowed(readSource(areas, name)?.roles, role)) deniedAreas.add(name);
  }
  if (role !== ADMIN_ROLE) deniedAreas.add(ADMIN_AREA);
  return { role, deniedAreas };
}

/** Returns whether a link leads into an area that the access denies. */
export function isDenied(link: unknown, { deniedAreas }: Access): boolean {
  if (typeof link !== 'string' || link[0] !== '/') return false;
  return deniedAreas.has(firstSegment(link));
}

/** Returns the built-in areas that an access allows, in the order of the menu. */
export const areasFor = ({ deniedAreas }: Access) => AREAS.filter((area) => !deniedAreas.has(area));
