import type { Hono } from 'hono';
import { EDITORS, type StaffCall, staffHandler } from '../../http/auth';
import { succeed } from '../../http/envelope';
import { answerList, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { stateAndNoteHandlers } from '../stateAndNote';
import { SETTABLE_STATES } from '../tables/organizations';
import { SITE_SORTS, siteOf, sitesBy } from './readSites';

const { show, change } = stateAndNoteHandlers({
  table: 'sites',
  area: 'site',
  find: ({ db }, id, areas) => siteOf(db, id, areas),
  verbOf: () => 'Changed',
  missing: 'Site not found.',
});

/** Adds the calls of the area Site. */
export function siteRoutes(app: Hono<Env>, services: Services): void {
  app.get('/api/world/organizations', staffHandler(services, listOrganizations));
  app.get('/api/world/sites', staffHandler(services, listSites));
  app.get('/api/world/sites/:id', staffHandler(services, show));
  app.patch('/api/world/sites/:id', staffHandler(services, change, EDITORS));
}

async function listOrganizations({ c, services }: StaffCall) {
  const query = services.db.selectFrom('organizations').select(['id', 'name']).orderBy('name');
  return succeed(c, await query.execute());
}

async function listSites({ c, services }: StaffCall) {
  const parsed = readList(c, {
    sort: Object.keys(SITE_SORTS) as (keyof typeof SITE_SORTS)[],
    filters: { state: SETTABLE_STATES, organization: (id: string) => /^[a-z-]{1,60}$/.test(id) },
  });
  if ('refusal' in parsed) return parsed.refusal;
  return answerList(c, sitesBy(services.db, parsed.list), parsed.list);
}
