import type { Hono } from 'hono';
import { EDITORS, type StaffCall, staffHandler } from '../../http/auth';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, optional, readForm, refuseFields, revision, text } from '../../http/fields';
import { answerList, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { areasOf } from '../admin/roleAreas';
import { idOf } from '../idOf';
import { recordActivity } from '../recordActivity';
import { SETTABLE_STATES } from '../tables/organizations';
import { SITE_SORTS, siteOf, sitesBy } from './readSites';

/** Adds the calls of the area Site. */
export function siteRoutes(app: Hono<Env>, services: Services): void {
  app.get('/api/world/organizations', staffHandler(services, listOrganizations));
  app.get('/api/world/sites', staffHandler(services, listSites));
  app.get('/api/world/sites/:id', staffHandler(services, showSite));
  app.patch('/api/world/sites/:id', staffHandler(services, changeSite, EDITORS));
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

async function showSite({ c, services, user }: StaffCall) {
  const site = await siteOf(services.db, idOf(c), await areasOf(services, user.role));
  return site ? succeed(c, site) : noSuchSite(c);
}

async function changeSite({ c, services, user }: StaffCall) {
  const form = await readForm(c, {
    state: optional(choice(SETTABLE_STATES)),
    note: optional(text({ min: 0, max: 400, lines: true })),
    revision,
  });
  if ('refusal' in form) return form.refusal;
  const { state, note, revision: seen } = form.values;
  if (state === undefined && note === undefined) {
    return refuseFields(c, { note: 'Change the state or the note.' });
  }
  const id = idOf(c);
  const changed = await services.db.transaction().execute(async (trx) => {
    const site = await trx
      .updateTable('sites')
      .set((eb) => ({
        state,
        note,
        changed_at: services.now(),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', id)
      .where('revision', '=', seen)
      .returning('name')
      .executeTakeFirst();
    if (!site) return false;
    const what = { text: `Changed ${site.name}`, link: `/site/${id}` };
    await recordActivity(trx, services.now(), user, { kind: 'site', ...what });
    return true;
  });
  const now = await siteOf(services.db, id, await areasOf(services, user.role));
  if (!now) return noSuchSite(c);
  return changed ? succeed(c, now) : refuseConflict(c, now);
}

const noSuchSite = (c: StaffCall['c']) => refuse(c, CODES.notFound, 'Site not found.', 404);
