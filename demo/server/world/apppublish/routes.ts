import type { Hono } from 'hono';
import { EDITORS, type StaffCall, staffHandler } from '../../http/auth';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, readForm, revision, text } from '../../http/fields';
import type { Env, Services } from '../../services';
import { idOf } from '../idOf';
import {
  approve,
  type Change,
  type ChangeRequest,
  move,
  rollBack,
  writeNotes,
} from './changeRelease';
import { readReleases, releaseDetails, releaseSummary } from './readReleases';
import { MAX_REASON, STAGES } from './stages';

const RELEASE = '/api/world/releases/:id';

/** Limits of the reason for a rollback. */
const REASON = { min: 10, max: MAX_REASON, lines: true };
const NOTES = { min: 0, max: 5000, lines: true };

/** Adds the calls of the area App Publish. */
export function releaseRoutes(app: Hono<Env>, services: Services): void {
  const forStaff = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer);
  const forEditors = (answer: (call: StaffCall) => Promise<Response>) =>
    staffHandler(services, answer, EDITORS);

  app.get(
    '/api/world/releases',
    forStaff(async ({ c, user }) => {
      const releases = await readReleases(services.db);
      return succeed(c, { releases: releases.map((release) => releaseSummary(release, user)) });
    }),
  );
  app.get(
    RELEASE,
    forStaff(async (call) => {
      const release = await releaseDetails(services.db, idOf(call.c), call.user);
      return release ? succeed(call.c, release) : missing(call);
    }),
  );
  app.post(
    `${RELEASE}/notes`,
    forEditors(async (call) => {
      const form = await readForm(call.c, { revision, notes: text(NOTES) });
      if ('refusal' in form) return form.refusal;
      const { notes } = form.values;
      return answer(call, await writeNotes(services, requestOf(call, form.values), notes));
    }),
  );
  app.post(
    `${RELEASE}/move`,
    forEditors(async (call) => {
      const form = await readForm(call.c, { revision, to: choice(STAGES) });
      if ('refusal' in form) return form.refusal;
      return answer(call, await move(services, requestOf(call, form.values), form.values.to));
    }),
  );
  app.post(
    `${RELEASE}/approve`,
    forEditors(async (call) => {
      const form = await readForm(call.c, { revision });
      if ('refusal' in form) return form.refusal;
      return answer(call, await approve(services, requestOf(call, form.values)));
    }),
  );
  app.post(
    `${RELEASE}/rollback`,
    forEditors(async (call) => {
      const form = await readForm(call.c, { revision, reason: text(REASON) });
      if ('refusal' in form) return form.refusal;
      return answer(
        call,
        await rollBack(services, requestOf(call, form.values), form.values.reason),
      );
    }),
  );

  /** Answers with the current release and the result of the change. */
  async function answer(call: StaffCall, change: Change): Promise<Response> {
    const release = await releaseDetails(services.db, idOf(call.c), call.user);
    if (change.result === 'missing' || !release) return missing(call);
    if (change.result === 'done') return succeed(call.c, release);
    if (change.result === 'refused') return refuse(call.c, CODES.badRequest, change.message);
    return refuseConflict(call.c, release, change.message);
  }
}

const requestOf = (call: StaffCall, { revision }: { revision: number }): ChangeRequest => ({
  id: idOf(call.c),
  revision,
  user: call.user,
});

const missing = ({ c }: StaffCall) => refuse(c, CODES.notFound, 'Release not found.', 404);
