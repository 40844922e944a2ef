import type { Kysely, Transaction } from 'kysely';
import type { Database, User } from '../../database/schema';
import type { Services } from '../../services';
import { deliver } from '../develop/webhooks';
import type { ApplicationTable } from '../tables/organizations';
import { readReleases, type StoredRelease, standingOf } from './readReleases';
import { approvalProblem, losesApprovals, moveProblem, rollbackNote, type Stage } from './stages';

/** A requested change of a release; `revision` is the one that the user has seen. */
export interface ChangeRequest {
  id: string;
  revision: number;
  user: User;
}

/** Result of a change; `message` is the reason for a refusal. */
export type Change =
  | { result: 'done' }
  | { result: 'missing' }
  | { result: 'conflict'; message: string }
  | { result: 'refused'; message: string };

/** Makes a change. Returns what was done, or the reason for a refusal. */
type Step = (
  release: StoredRelease,
  trx: Transaction<Database>,
) => Promise<Done | { refused: string }>;

interface Done {
  /** Text for the history. */
  done: string;
  set?: Partial<Settable>;
  /** Event for the webhooks. */
  event?: 'release.published' | 'release.rolled_back';
}

type Settable = Pick<StoredRelease, 'stage' | 'notes' | 'replaces' | 'rolled_back'>;

/** Changes the notes. */
export const writeNotes = (services: Services, request: ChangeRequest, notes: string) =>
  change(services, request, async ({ stage }) => {
    if (stage === 'published')
      return { refused: 'The notes of a published release cannot be changed.' };
    return { done: 'Changed the notes', set: { notes } };
  });

/** Approves a release. It needs the approval of two users, not of its author. */
export const approve = (services: Services, request: ChangeRequest) =>
  change(services, request, async (release, trx) => {
    const refused = approvalProblem(standingOf(release), request.user.id);
    if (refused) return { refused };
    const approval = { release_id: release.id, user_id: request.user.id, at: services.now() };
    await trx.insertInto('approvals').values(approval).execute();
    return { done: 'Approved' };
  });

/** Moves a release to another stage. Publishing changes its application. */
export const move = (services: Services, request: ChangeRequest, to: Stage) =>
  change(services, request, async (release, trx) => {
    const refused = moveProblem(standingOf(release), to);
    if (refused) return { refused };
    if (to === 'published') {
      const set = await publish(services, release, trx);
      return { done: 'Published', set, event: 'release.published' };
    }
    if (losesApprovals(to)) {
      await trx.deleteFrom('approvals').where('release_id', '=', release.id).execute();
    }
    return { done: `Moved to ${nameOf(to)}`, set: { stage: to } };
  });

/**
 * Rolls a published release back to Staging; its application has the previous version again, and the reason as its
 * note, unless an editor has written one.
 */
export const rollBack = (services: Services, request: ChangeRequest, reason: string) =>
  change(services, request, async (release, trx) => {
    const { replaces, number } = release;
    if (release.stage !== 'published' || replaces === null) {
      return { refused: 'Only a published release can be rolled back.' };
    }
    await trx.deleteFrom('approvals').where('release_id', '=', release.id).execute();
    const application = await applicationOf(trx, release);
    await changeApplication(services, trx, release, {
      version: replaces,
      state: application.state === 'paused' ? 'paused' : 'rolled-back',
      note: application.hasOwnNote ? application.note : rollbackNote(number, reason),
    });
    const set = { stage: 'staging', rolled_back: reason } as const;
    const done = `Rolled back to ${replaces}: ${reason}`;
    return { done, set, event: 'release.rolled_back' };
  });

async function change({ db, now }: Services, request: ChangeRequest, act: Step): Promise<Change> {
  const { id, revision, user } = request;
  return db.transaction().execute(async (trx): Promise<Change> => {
    await trx.selectFrom('releases').select('id').where('id', '=', id).forUpdate().execute();
    const [release] = await readReleases(trx, id);
    if (!release) return { result: 'missing' };
    if (release.revision !== revision) {
      return {
        result: 'conflict',
        message: `${release.changer} changed this release in the meantime.`,
      };
    }
    const made = await act(release, trx);
    if ('refused' in made) return { result: 'refused', message: made.refused };
    await trx
      .updateTable('releases')
      .set({ ...made.set, revision: revision + 1, changed_at: now(), changed_by: user.id })
      .where('id', '=', id)
      .execute();
    const entry = { at: now(), user_id: user.id };
    await trx
      .insertInto('release_events')
      .values({ ...entry, release_id: id, what: made.done })
      .execute();
    const text = `${release.application} ${release.number}: ${made.done}`;
    await trx
      .insertInto('activity')
      .values({ ...entry, kind: 'release', text, link: `/apppublish/${id}` })
      .execute();
    if (made.event) await deliver(trx, now(), { of: 'release', event: made.event });
    return { result: 'done' };
  });
}

async function publish(services: Services, release: StoredRelease, trx: Transaction<Database>) {
  const application = await applicationOf(trx, release);
  await changeApplication(services, trx, release, {
    version: release.number,
    state: application.state === 'paused' ? 'paused' : 'running',
    note: application.hasOwnNote ? application.note : '',
  });
  return { stage: 'published', replaces: application.version, rolled_back: null } as const;
}

/** Returns the application of a release; `hasOwnNote` is false for an empty note, and for one of a rollback. */
async function applicationOf(trx: Transaction<Database>, { application_id }: StoredRelease) {
  const application = await trx
    .selectFrom('applications')
    .select(['version', 'state', 'note'])
    .where('id', '=', application_id)
    // An editor may change the note at the same time.
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rolledBack = await trx
    .selectFrom('releases')
    .select(['number', 'rolled_back'])
    .where('application_id', '=', application_id)
    .execute();
  const notes = rolledBack.map((one) => rollbackNote(one.number, one.rolled_back ?? ''));
  return { ...application, hasOwnNote: !['', ...notes].includes(application.note) };
}

async function changeApplication(
  { now }: Services,
  trx: Kysely<Database>,
  { application_id }: StoredRelease,
  facts: Pick<ApplicationTable, 'version' | 'state' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set((eb) => ({ ...facts, changed_at: now(), revision: eb('revision', '+', 1) }))
    .where('id', '=', application_id)
    .execute();
}

const nameOf = (stage: Stage) => stage[0]?.toUpperCase() + stage.slice(1);
