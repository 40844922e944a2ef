import type { Hono } from 'hono';
import { succeed } from '../../http/envelope';
import { answerList, readList } from '../../http/list';
import { type StaffCall, staff } from '../../http/staff';
import type { Env, Parts } from '../../parts';
import { areasOf } from '../admin/roleAreas';
import { ACTIVITY_KINDS } from '../tables/activity';
import { activityBy, activityByDay, kindsIn } from './readActivity';
import { figures, workOf } from './readWork';

/** The calls of the area Workspace. */
export function workspaceRoutes(app: Hono<Env>, parts: Parts): void {
  app.get('/api/world/work', staff(parts, showWork));
  app.get('/api/world/activity', staff(parts, listActivity));
  app.get('/api/world/activity/days', staff(parts, showDays));
}

async function showWork({ c, parts, user }: StaffCall) {
  const areas = await areasOf(parts, user.role);
  const work = await workOf(parts.db, user, areas, parts.now());
  return succeed(c, { figures: await figures(parts.db), work });
}

async function listActivity({ c, parts, user }: StaffCall) {
  const asked = readList(c, {
    sort: ['at', 'by'],
    dir: 'desc',
    filters: { kind: ACTIVITY_KINDS, who: ['me'] },
  });
  if ('refusal' in asked) return asked.refusal;
  const kinds = kindsIn(await areasOf(parts, user.role));
  return answerList(c, activityBy(parts.db, asked.list, user, kinds), asked.list);
}

async function showDays({ c, parts, user }: StaffCall) {
  const kinds = kindsIn(await areasOf(parts, user.role));
  return succeed(c, await activityByDay(parts.db, parts.now(), kinds));
}
