import { ADMINS, type StaffCall, staffHandler } from '../http/auth';
import { readObject } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Services } from '../services';

/** Answers GET /api/probe: the signed-in user. */
export const probe = (services: Services) => staffHandler(services, whoAmI);

/** Answers GET /api/admin/probe: the same, only for administrators. */
export const adminProbe = (services: Services) => staffHandler(services, whoAmI, ADMINS);

/** Answers POST /api/probe: returns the object of the request. */
export const echo = (services: Services) =>
  staffHandler(services, async ({ c }) => {
    const body = await readObject(c);
    if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
    return succeed(c, body.value);
  });

async function whoAmI({ c, services, user }: StaffCall): Promise<Response> {
  return succeed(c, { UserId: user.id, Role: user.role, now: services.now().toISOString() });
}
