import type { Kysely, Transaction } from 'kysely';
import type { Database, User } from '../../database/schema';
import type { Parts } from '../../parts';
import { deliver } from '../develop/webhooks';
import { readReleases, type StoredRelease, standingOf } from './readReleases';
import { approvalProblem, losesApprovals, moveProblem, type Stage } from './stages';

/** What a person wants of a release, having seen it at a revision. */
export interface Wish {
  id: string;
  revision: number;
  user: User;
}

/** What became of it: done, or the sentence that says why not. */
export type Change =
  | { result: 'done' }
  | { result: 'missing' }
  | { result: 'conflict'; message: string }
  | { result: 'refused'; message: string };

/** A step of a change: says what was done, or why it may not be. */
type Step = (
  release: StoredRelease,
  step: Transaction<Database>,
) => Promise<Done | { refused: string }>;

interface Done {
  /** What the history says. */
  done: string;
  set?: Partial<Settable>;
  /** What the webhooks are told. */
  event?: 'release.published' | 'release.rolled_back';
}

type Settable = Pick<StoredRelease, 'stage' | 'notes' | 'replaces' | 'rolled_back'>;

/** Writes the notes. */
export const writeNotes = (parts: Parts, wish: Wish, notes: string) =>
  change(parts, wish, async ({ stage }) => {
    if (stage === 'published') return { refused: 'The notes of a published release stay.' };
    return { done: 'Changed the notes', set: { notes } };
  });

/** Approves, as one of two who are not the author. */
export const approve = (parts: Parts, wish: Wish) =>
  change(parts, wish, async (release, step) => {
    const refused = approvalProblem(standingOf(release), wish.user.id);
    if (refused) return { refused };
    const approval = { release_id: release.id, user_id: wish.user.id, at: parts.now() };
    await step.insertInto('approvals').values(approval).execute();
    return { done: 'Approved' };
  });

/** Moves to another column of the board. Publishing changes the application that it is of. */
export const move = (parts: Parts, wish: Wish, to: Stage) =>
  change(parts, wish, async (release, step) => {
    const refused = moveProblem(standingOf(release), to);
    if (refused) return { refused };
    if (to === 'published') {
      const set = await publish(parts, release, step);
      return { done: 'Published', set, event: 'release.published' };
    }
    if (losesApprovals(to)) {
      await step.deleteFrom('approvals').where('release_id', '=', release.id).execute();
    }
    return { done: `Moved to ${nameOf(to)}`, set: { stage: to } };
  });

/** Takes a published release back to Staging; the version before it runs again. */
export const rollBack = (parts: Parts, wish: Wish, reason: string) =>
  change(parts, wish, async (release, step) => {
    const { replaces, number } = release;
    if (release.stage !== 'published' || replaces === null) {
      return { refused: 'Only a published release can be rolled back.' };
    }
    await step.deleteFrom('approvals').where('release_id', '=', release.id).execute();
    const note = `${number} was rolled back: ${reason}`;
    await changeApplication(parts, step, release, { version: replaces, state: 'failed', note });
    const set = { stage: 'staging', rolled_back: reason } as const;
    const done = `Rolled back to ${replaces}: ${reason}`;
    return { done, set, event: 'release.rolled_back' };
  });

async function change({ db, now }: Parts, wish: Wish, act: Step): Promise<Change> {
  const { id, revision, user } = wish;
  return db.transaction().execute(async (step): Promise<Change> => {
    await step.selectFrom('releases').select('id').where('id', '=', id).forUpdate().execute();
    const [release] = await readReleases(step, id);
    if (!release) return { result: 'missing' };
    if (release.revision !== revision) {
      return { result: 'conflict', message: `${release.changer} changed this release meanwhile.` };
    }
    const made = await act(release, step);
    if ('refused' in made) return { result: 'refused', message: made.refused };
    await step
      .updateTable('releases')
      .set({ ...made.set, revision: revision + 1, changed_at: now(), changed_by: user.id })
      .where('id', '=', id)
      .execute();
    const entry = { at: now(), user_id: user.id };
    await step
      .insertInto('release_events')
      .values({ ...entry, release_id: id, what: made.done })
      .execute();
    const text = `${release.application} ${release.number}: ${made.done}`;
    await step
      .insertInto('activity')
      .values({ ...entry, kind: 'release', text, link: `/apppublish/${id}` })
      .execute();
    if (made.event) await deliver(step, now(), { of: 'release', event: made.event });
    return { result: 'done' };
  });
}

async function publish(parts: Parts, release: StoredRelease, step: Transaction<Database>) {
  const { version } = await step
    .selectFrom('applications')
    .select('version')
    .where('id', '=', release.application_id)
    .executeTakeFirstOrThrow();
  const running = { version: release.number, state: 'running', note: '' } as const;
  await changeApplication(parts, step, release, running);
  return { stage: 'published', replaces: version, rolled_back: null } as const;
}

async function changeApplication(
  { now }: Parts,
  step: Kysely<Database>,
  { application_id }: StoredRelease,
  facts: { version: string; state: 'running' | 'failed'; note: string },
): Promise<void> {
  await step
    .updateTable('applications')
    .set((is) => ({ ...facts, changed_at: now(), revision: is('revision', '+', 1) }))
    .where('id', '=', application_id)
    .execute();
}

const nameOf = (stage: Stage) => stage[0]?.toUpperCase() + stage.slice(1);
