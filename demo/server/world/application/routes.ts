import type { Hono } from 'hono';
import { EDITORS, type StaffCall, staffHandler } from '../../http/auth';
import { answerList, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { stateAndNoteHandlers } from '../stateAndNote';
import { RUN_STATES } from '../tables/organizations';
import { APPLICATION_SORTS, applicationOf, applicationsBy } from './readApplications';

const { show, change } = stateAndNoteHandlers({
  table: 'applications',
  area: 'application',
  find: applicationOf,
  verbOf: (state) => (state === 'paused' ? 'Paused' : 'Changed'),
  missing: 'Application not found.',
});

/** Adds the calls of the area Application. */
export function applicationRoutes(app: Hono<Env>, services: Services): void {
  app.get('/api/world/applications', staffHandler(services, listApplications));
  app.get('/api/world/applications/:id', staffHandler(services, show));
  app.patch('/api/world/applications/:id', staffHandler(services, change, EDITORS));
}

async function listApplications({ c, services }: StaffCall) {
  const parsed = readList(c, {
    sort: Object.keys(APPLICATION_SORTS) as (keyof typeof APPLICATION_SORTS)[],
    filters: { state: RUN_STATES, site: (id: string) => /^[a-z-]{1,60}$/.test(id) },
  });
  if ('refusal' in parsed) return parsed.refusal;
  return answerList(c, applicationsBy(services.db, parsed.list), parsed.list);
}
