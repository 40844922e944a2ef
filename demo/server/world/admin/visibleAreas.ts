import type { MiddlewareHandler } from 'hono';
import { userOf } from '../../account/sessions';
import { roleLabel } from '../../http/auth';
import { CODES, refuse } from '../../http/envelope';
import type { Env, Services } from '../../services';
import { type Area, seesArea } from './roleAreas';

/** Area of a call, by the path segment after `/api/world/`. All roles may make other calls. */
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

/** Refuses calls of areas that the user's role does not see. A call without a user is refused later. */
export function visibleAreas(services: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const area = AREA_OF.get(c.req.path.split('/')[3]);
    const user = area && (await userOf(c, services));
    if (!user || (await seesArea(services, user.role, area))) return next();
    const message = `Your role, ${roleLabel(user.role)}, does not see this area.`;
    return refuse(c, CODES.forbidden, message, 403);
  };
}
