import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { SeedDates } from '../seed/seedDates';
import { story } from '../seed/story';
import { type Release, releases } from './releases';

/** Seeds the board. Applications and staff must exist. */
export async function seedReleases(db: Kysely<Database>, dates: SeedDates): Promise<void> {
  const made = releases.map((release, position) => rowsOf(release, position, dates));
  await db
    .insertInto('releases')
    .values(made.map(({ row }) => row))
    .execute();
  await db
    .insertInto('approvals')
    .values(made.flatMap(({ approvals }) => approvals))
    .execute();
  await db
    .insertInto('release_events')
    .values(made.flatMap(({ events }) => events))
    .execute();
}

/** Returns the published releases, except the one that was rolled back, for history and applications. */
export function publishedReleases(dates: SeedDates) {
  return releases.flatMap(({ name, site, published }) => {
    if (!published || name === story.name) return [];
    return [{ ...namesOf(name, site), name, by: published.by, at: publishedAt(published, dates) }];
  });
}

/** Returns the time of a publication: yesterday's are on any day, older ones on a working day. */
const publishedAt = ({ daysAgo, time }: { daysAgo: number; time: string }, dates: SeedDates) =>
  daysAgo === 1 ? dates.at(daysAgo, time) : dates.workday(daysAgo, time);

function namesOf(name: string, site: string) {
  const [, application = '', number = ''] = /^(.*) ([\d.]+)$/.exec(name) ?? [];
  const id = name.toLowerCase().replaceAll(' ', '-');
  return { id, number, applicationId: `${site}-${application.toLowerCase().replaceAll(' ', '-')}` };
}

function rowsOf(release: Release, position: number, dates: SeedDates) {
  const { name, site, stage, author, notes, approvedBy = [], published } = release;
  const { id, number, applicationId } = namesOf(name, site);
  const failed = name === story.name;
  const { at, workday } = dates;
  // First drafted, then approved on the following days, and finally published.
  const begun = workday(9 + (position % 4), '09:15');
  const approvals = approvedBy.map((user_id, order) => ({
    release_id: id,
    user_id,
    at: workday(5 - order, order === 0 ? '11:30' : '14:10'),
  }));
  const events = [
    { release_id: id, at: begun, user_id: author, what: 'Drafted' },
    ...approvals.map(({ user_id, at }) => ({ release_id: id, at, user_id, what: 'Approved' })),
  ];
  if (published) {
    const moment = publishedAt(published, dates);
    events.push({ release_id: id, at: moment, user_id: published.by, what: 'Published' });
  }
  if (failed) {
    const what = `Rolled back to ${story.before}: ${story.reason}`;
    events.push({ release_id: id, at: at(1, story.rolledBack), user_id: story.by, what });
  }
  const last = events.at(-1);
  const row = {
    id,
    application_id: applicationId,
    number,
    stage,
    author_id: author,
    notes,
    replaces: published?.replaces ?? null,
    rolled_back: failed ? story.reason : null,
    revision: events.length,
    changed_at: last?.at ?? begun,
    changed_by: last?.user_id ?? author,
  };
  return { row, approvals, events };
}
