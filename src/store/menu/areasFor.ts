import { ADMIN_AREA, AREAS, type AreaName } from '../../constants';

/** The areas a user sees, in the order of the menu: admin, before support, for administrators only (§2). */
export function areasFor(admin: boolean): AreaName[] {
  return AREAS.filter((area) => admin || area !== ADMIN_AREA);
}
