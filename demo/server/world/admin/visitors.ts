import { CODES, refuse } from '../../http/envelope';
import { type Role, type StaffCall, staff } from '../../http/staff';
import type { Parts } from '../../parts';
import { type Area, seesArea } from './roleAreas';

/** A call of an area: for staff whose role sees the area, or for some roles of them alone. */
export function visitors(
  parts: Parts,
  area: Area,
  answer: (call: StaffCall) => Promise<Response>,
  roles?: readonly Role[],
) {
  const see = async (call: StaffCall) => {
    if (await seesArea(parts, call.user.role, area)) return answer(call);
    const message = `Your role, ${call.user.role}, does not see this area.`;
    return refuse(call.c, CODES.forbidden, message, 403);
  };
  return staff(parts, see, roles);
}
