import type { Hono } from 'hono';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, readForm, revision, text } from '../../http/fields';
import { EDITORS, type StaffCall, staff } from '../../http/staff';
import type { Env, Parts } from '../../parts';
import { idOf } from '../idOf';
import { approve, type Change, move, rollBack, type Wish, writeNotes } from './changeRelease';
import { listed, readReleases, wholeRelease } from './readReleases';
import { STAGES } from './stages';

const RELEASE = '/api/world/releases/:id';

/** A reason that says something. */
const REASON = { min: 10, max: 500, lines: true };
const NOTES = { min: 0, max: 5000, lines: true };

/** The calls of App Publish. */
export function releaseRoutes(app: Hono<Env>, parts: Parts): void {
  const seen = (answer: (call: StaffCall) => Promise<Response>) => staff(parts, answer);
  const edited = (answer: (call: StaffCall) => Promise<Response>) => staff(parts, answer, EDITORS);

  app.get(
    '/api/world/releases',
    seen(async ({ c, user }) => {
      const releases = await readReleases(parts.db);
      return succeed(c, { releases: releases.map((release) => listed(release, user)) });
    }),
  );
  app.get(
    RELEASE,
    seen(async (call) => {
      const release = await wholeRelease(parts.db, idOf(call.c), call.user);
      return release ? succeed(call.c, release) : missing(call);
    }),
  );
  app.post(
    `${RELEASE}/notes`,
    edited(async (call) => {
      const form = await readForm(call.c, { revision, notes: text(NOTES) });
      if ('refusal' in form) return form.refusal;
      const { notes } = form.values;
      return answer(call, await writeNotes(parts, wishOf(call, form.values), notes));
    }),
  );
  app.post(
    `${RELEASE}/move`,
    edited(async (call) => {
      const form = await readForm(call.c, { revision, to: choice(STAGES) });
      if ('refusal' in form) return form.refusal;
      return answer(call, await move(parts, wishOf(call, form.values), form.values.to));
    }),
  );
  app.post(
    `${RELEASE}/approve`,
    edited(async (call) => {
      const form = await readForm(call.c, { revision });
      if ('refusal' in form) return form.refusal;
      return answer(call, await approve(parts, wishOf(call, form.values)));
    }),
  );
  app.post(
    `${RELEASE}/rollback`,
    edited(async (call) => {
      const form = await readForm(call.c, { revision, reason: text(REASON) });
      if ('refusal' in form) return form.refusal;
      return answer(call, await rollBack(parts, wishOf(call, form.values), form.values.reason));
    }),
  );

  /** The release as it is now, with what became of the change. */
  async function answer(call: StaffCall, change: Change): Promise<Response> {
    const release = await wholeRelease(parts.db, idOf(call.c), call.user);
    if (change.result === 'missing' || !release) return missing(call);
    if (change.result === 'done') return succeed(call.c, release);
    if (change.result === 'refused') return refuse(call.c, CODES.badRequest, change.message);
    return refuseConflict(call.c, release, change.message);
  }
}

const wishOf = (call: StaffCall, { revision }: { revision: number }): Wish => ({
  id: idOf(call.c),
  revision,
  user: call.user,
});

const missing = ({ c }: StaffCall) => refuse(c, CODES.notFound, 'There is no such release.', 404);
