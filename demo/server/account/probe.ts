import { readObject } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Call, Parts } from '../parts';
import { userOf } from './tokens';

const ADMIN = 'ADMIN';

/** GET /api/probe: who am I? GET /api/admin/probe: the same, for administrators alone. */
export async function probe(c: Call, parts: Parts, { adminOnly = false } = {}) {
  const user = await userOf(c, parts);
  if (!user) return notSignedIn(c);
  if (adminOnly && user.role !== ADMIN) {
    return refuse(c, CODES.forbidden, 'This needs the administrator role.', 403);
  }
  return succeed(c, { UserId: user.id, Role: user.role, now: parts.now().toISOString() });
}

/** POST /api/probe: sends the object back that it got. */
export async function echo(c: Call, parts: Parts) {
  if (!(await userOf(c, parts))) return notSignedIn(c);
  const body = await readObject(c);
  if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
  return succeed(c, body.value);
}

function notSignedIn(c: Call) {
  c.header('WWW-Authenticate', 'Bearer');
  return refuse(c, CODES.notSignedIn, 'Your session has ended. Please sign in again.', 401);
}
