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
import { RUN_STATES, SETTABLE_STATES } from '../tables/organizations';
import { APPLICATION_SORTS, applicationOf, applicationsBy } from './readApplications';

/** Adds the calls of the area Application. */
export function applicationRoutes(app: Hono<Env>, services: Services): void {
  app.get('/api/world/applications', staffHandler(services, listApplications));
  app.get('/api/world/applications/:id', staffHandler(services, showApplication));
  app.patch('/api/world/applications/:id', staffHandler(services, changeApplication, EDITORS));
}

async function listApplications({ c, services }: StaffCall) {
  const parsed = readList(c, {
    sort: Object.keys(APPLICATION_SORTS) as (keyof typeof APPLICATION_SORTS)[],
    filters: { state: RUN_STATES, site: (id: string) => /^[a-z-]{1,60}$/.test(id) },
  });
  if ('refusal' in parsed) return parsed.refusal;
  return answerList(c, applicationsBy(services.db, parsed.list), parsed.list);
}

async function showApplication({ c, services, user }: StaffCall) {
  const application = await applicationOf(services, idOf(c), await areasOf(services, user.role));
  return application ? succeed(c, application) : noSuchApplication(c);
}

async function changeApplication({ c, services, user }: StaffCall) {
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
    const application = await trx
      .updateTable('applications')
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
    if (!application) return false;
    const word = state === 'paused' ? 'Paused' : 'Changed';
    const what = { text: `${word} ${application.name}`, link: `/application/${id}` };
    await recordActivity(trx, services.now(), user, { kind: 'application', ...what });
    return true;
  });
  const now = await applicationOf(services, id, await areasOf(services, user.role));
  if (!now) return noSuchApplication(c);
  return changed ? succeed(c, now) : refuseConflict(c, now);
}

const noSuchApplication = (c: StaffCall['c']) =>
  refuse(c, CODES.notFound, 'Application not found.', 404);
