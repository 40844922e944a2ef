import { readObject } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import { ADMINS, type StaffCall, staff } from '../http/staff';
import type { Parts } from '../parts';

/** GET /api/probe: who am I? */
export const probe = (parts: Parts) => staff(parts, whoAmI);

/** GET /api/admin/probe: the same, for administrators alone. */
export const adminProbe = (parts: Parts) => staff(parts, whoAmI, ADMINS);

/** POST /api/probe: sends the object back that it got. */
export const echo = (parts: Parts) =>
  staff(parts, async ({ c }) => {
    const body = await readObject(c);
    if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
    return succeed(c, body.value);
  });

async function whoAmI({ c, parts, user }: StaffCall): Promise<Response> {
  return succeed(c, { UserId: user.id, Role: user.role, now: parts.now().toISOString() });
}
