import type { MiddlewareHandler } from 'hono';
import { userOf } from '../../account/tokens';
import { CODES, refuse } from '../../http/envelope';
import type { Env, Parts } from '../../parts';
import { type Area, seesArea } from './roleAreas';

/** The area that a call belongs to, by the word after `/api/world/`; other calls belong to all. */
const AREA_OF = new Map<string | undefined, Area>([
  ['work', 'workspace'],
  ['activity', 'workspace'],
  ['sites', 'site'],
  ['applications', 'application'],
  ['keys', 'develop'],
  ['webhooks', 'develop'],
  ['releases', 'apppublish'],
  ['tickets', 'support'],
]);

/** Refuses calls of areas that the person's role does not see; who is not signed in is told later. */
export function visibleAreas(parts: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const area = AREA_OF.get(c.req.path.split('/')[3]);
    const user = area && (await userOf(c, parts));
    if (!user || (await seesArea(parts, user.role, area))) return next();
    const message = `Your role, ${user.role}, does not see this area.`;
    return refuse(c, CODES.forbidden, message, 403);
  };
}
