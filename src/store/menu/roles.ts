import { ADMIN_AREA, ADMIN_ROLE, AREAS } from '../../constants';
import { areaNames } from '../areas/readAreas';
import { textOf } from '../lists/readList';
import type { RawItem } from './rawMenu';

/** The role of a user, and the areas whose source denies it. Hiding is presentation: servers must enforce it. */
export interface Viewer {
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

/** Returns a viewer for a user and the property `areas`. */
export function viewerOf(user: { Role?: unknown } | undefined, areas?: unknown): Viewer {
  const role = textOf(user?.Role);
  const deniedAreas = new Set<string>();
  for (const name of areaNames(areas)) {
    deniedAreas.add(name);
    try {
      const source = Object((areas as RawItem)[name]) as RawItem;
      if (isAllowed(source.roles, role)) deniedAreas.delete(name);
    } catch {
      // A getter of the host page threw: denied.
    }
  }
  if (role !== ADMIN_ROLE) deniedAreas.add(ADMIN_AREA);
  return { role, deniedAreas };
}

/** Returns whether a link leads into an area that a viewer may not enter. */
export function isDenied(link: unknown, { deniedAreas }: Viewer): boolean {
  if (typeof link !== 'string' || link[0] !== '/') return false;
  return deniedAreas.has(/^\/([^/?]*)/.exec(link)?.[1] ?? '');
}

/** Viewer who sees every built-in area. */
export const ADMIN_VIEWER: Viewer = { role: ADMIN_ROLE, deniedAreas: new Set() };

/** Returns the built-in areas that a viewer may enter, in the order of the menu. */
export const areasFor = ({ deniedAreas }: Viewer) => AREAS.filter((area) => !deniedAreas.has(area));
