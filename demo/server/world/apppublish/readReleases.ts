import type { Kysely } from 'kysely';
import type { Database, User } from '../../database/schema';
import { EDITORS, roleOf } from '../../http/auth';
import { APPROVALS_NEEDED, approvalProblem, movesOf } from './stages';

/** Returns whether a user may change releases. */
const mayChange = (user: Pick<User, 'role'>) => EDITORS.includes(roleOf(user));

/** A release with the names of its application, site and users, and its approvals. */
export type StoredRelease = Awaited<ReturnType<typeof readReleases>>[number];

/** Returns the releases of the board, newest change first, or the one with this id. */
export async function readReleases(db: Kysely<Database>, id?: string) {
  const rows = await db
    .selectFrom('releases')
    .innerJoin('applications', 'applications.id', 'releases.application_id')
    .innerJoin('sites', 'sites.id', 'applications.site_id')
    .innerJoin('users as authors', 'authors.id', 'releases.author_id')
    .innerJoin('users as changers', 'changers.id', 'releases.changed_by')
    .selectAll('releases')
    .select([
      'applications.name as application',
      'sites.id as site_id',
      'sites.name as site',
      'authors.name as author',
      'changers.name as changer',
    ])
    .$if(id !== undefined, (query) => query.where('releases.id', '=', id as string))
    .orderBy('releases.changed_at', 'desc')
    .orderBy('releases.id')
    .execute();
  const approvals = await db
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.user_id')
    .select(['approvals.release_id', 'approvals.user_id', 'approvals.at', 'users.name'])
    .$if(id !== undefined, (query) => query.where('approvals.release_id', '=', id as string))
    .orderBy('approvals.at')
    .execute();
  return rows.map((row) => ({
    ...row,
    approvals: approvals.filter((approval) => approval.release_id === row.id),
  }));
}

/** Returns the facts of a release that the rules of `stages.ts` need. */
export const standingOf = ({ stage, author_id, approvals }: StoredRelease) => ({
  stage,
  authorId: author_id,
  approvedBy: approvals.map((approval) => approval.user_id),
});

/** Returns the data of a release that the board shows. */
export function releaseSummary(release: StoredRelease, user: User) {
  return {
    id: release.id,
    application: release.application,
    site: release.site,
    number: release.number,
    stage: release.stage,
    author: release.author,
    approvals: release.approvals.length,
    approvalsNeeded: APPROVALS_NEEDED,
    rolledBack: release.rolled_back,
    revision: release.revision,
    moves: mayChange(user) ? movesOf(standingOf(release)) : [],
  };
}

/** Returns all data of a release for a user; undefined if it does not exist. */
export async function releaseDetails(db: Kysely<Database>, id: string, user: User) {
  const [release] = await readReleases(db, id);
  if (!release) return undefined;
  const events = await db
    .selectFrom('release_events')
    .innerJoin('users', 'users.id', 'release_events.user_id')
    .select(['release_events.at', 'users.name as who', 'release_events.what'])
    .where('release_events.release_id', '=', id)
    .orderBy('release_events.id', 'desc')
    .execute();
  const own = mayChange(user);
  const problem = approvalProblem(standingOf(release), user.id);
  const published = release.stage === 'published';
  return {
    ...releaseSummary(release, user),
    applicationId: release.application_id,
    siteId: release.site_id,
    notes: release.notes,
    replaces: release.replaces,
    changedAt: release.changed_at,
    changedBy: release.changer,
    approvedBy: release.approvals.map(({ name, at }) => ({ name, at })),
    history: events,
    may: {
      edit: own && !published,
      approve: own && !problem,
      rollBack: own && published && release.replaces !== null,
    },
    approvalProblem: own ? (problem ?? null) : 'Editors and administrators approve releases.',
  };
}
