import type { Hono } from 'hono';
import { type StaffCall, staffHandler } from '../../http/auth';
import { succeed } from '../../http/envelope';
import { answerList, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { areasOf } from '../admin/roleAreas';
import { ACTIVITY_KINDS } from '../tables/activity';
import { activityBy, activityByDay, kindsIn } from './readActivity';
import { figures, workOf } from './readWork';

/** Adds the calls of the area Workspace. */
export function workspaceRoutes(app: Hono<Env>, services: Services): void {
  app.get('/api/world/work', staffHandler(services, showWork));
  app.get('/api/world/activity', staffHandler(services, listActivity));
  app.get('/api/world/activity/days', staffHandler(services, showDays));
}

async function showWork({ c, services, user }: StaffCall) {
  const areas = await areasOf(services, user.role);
  const work = await workOf(services.db, user, areas, services.now());
  return succeed(c, { figures: await figures(services.db, areas), work });
}

async function listActivity({ c, services, user }: StaffCall) {
  const parsed = readList(c, {
    sort: ['at', 'by'],
    dir: 'desc',
    filters: { kind: ACTIVITY_KINDS, who: ['me'] },
  });
  if ('refusal' in parsed) return parsed.refusal;
  const kinds = kindsIn(await areasOf(services, user.role));
  return answerList(c, activityBy(services.db, parsed.list, user, kinds), parsed.list);
}

async function showDays({ c, services, user }: StaffCall) {
  const kinds = kindsIn(await areasOf(services, user.role));
  return succeed(c, await activityByDay(services.db, services.now(), kinds));
}
