import type { Hono } from 'hono';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, optional, readForm, refuseFields, revision, text } from '../../http/fields';
import { answerList, readList } from '../../http/list';
import { EDITORS, type StaffCall, staff } from '../../http/staff';
import type { Env, Parts } from '../../parts';
import { areasOf } from '../admin/roleAreas';
import { idOf } from '../idOf';
import { RUN_STATES, SETTABLE_STATES } from '../tables/organisations';
import { tell } from '../tell';
import { SITE_SORTS, siteOf, sitesBy } from './readSites';

/** The calls of the area Site. */
export function siteRoutes(app: Hono<Env>, parts: Parts): void {
  app.get('/api/world/organisations', staff(parts, listOrganisations));
  app.get('/api/world/sites', staff(parts, listSites));
  app.get('/api/world/sites/:id', staff(parts, showSite));
  app.patch('/api/world/sites/:id', staff(parts, changeSite, EDITORS));
}

async function listOrganisations({ c, parts }: StaffCall) {
  const query = parts.db.selectFrom('organisations').select(['id', 'name']).orderBy('name');
  return succeed(c, await query.execute());
}

async function listSites({ c, parts }: StaffCall) {
  const asked = readList(c, {
    sort: Object.keys(SITE_SORTS) as (keyof typeof SITE_SORTS)[],
    filters: { state: RUN_STATES, organisation: (id: string) => /^[a-z-]{1,60}$/.test(id) },
  });
  if ('refusal' in asked) return asked.refusal;
  return answerList(c, sitesBy(parts.db, asked.list), asked.list);
}

async function showSite({ c, parts, user }: StaffCall) {
  const site = await siteOf(parts.db, idOf(c), await areasOf(parts, user.role));
  return site ? succeed(c, site) : noSuchSite(c);
}

async function changeSite({ c, parts, user }: StaffCall) {
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
  const changed = await parts.db.transaction().execute(async (step) => {
    const site = await step
      .updateTable('sites')
      .set({ state, note, changed_at: parts.now(), revision: seen + 1 })
      .where('id', '=', id)
      .where('revision', '=', seen)
      .returning('name')
      .executeTakeFirst();
    if (!site) return false;
    const what = { text: `Changed ${site.name}`, link: `/site/${id}` };
    await tell(step, parts.now(), user, { kind: 'site', ...what });
    return true;
  });
  const now = await siteOf(parts.db, id, await areasOf(parts, user.role));
  if (!now) return noSuchSite(c);
  return changed ? succeed(c, now) : refuseConflict(c, now);
}

const noSuchSite = (c: StaffCall['c']) => refuse(c, CODES.notFound, 'There is no such site.', 404);
