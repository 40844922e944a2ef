import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { type ListQuery, likePattern } from '../../http/list';
import type { Area } from '../admin/roleAreas';
import { lastDays } from '../lastDays';
import { ACTIVITY_KINDS, type ActivityKind } from '../tables/activity';

type ActivityList = ListQuery<'at' | 'by', 'kind' | 'who'>;

/** Number of days of the chart. */
const DAYS = 30;

/** Area of each kind. Sign-ins belong to no area. */
const AREA_OF: Partial<Record<ActivityKind, Area>> = {
  release: 'apppublish',
  site: 'site',
  application: 'application',
  ticket: 'support',
};

/** Returns the kinds of activity in these areas. */
export const kindsIn = (areas: readonly Area[]) =>
  ACTIVITY_KINDS.filter((kind) => {
    const area = AREA_OF[kind];
    return !area || areas.includes(area);
  });

/** Selects the activity of a list request. Sorts by id, which has an index; a higher id is later. */
export function activityBy(
  db: Kysely<Database>,
  { q, sort, dir, filters }: ActivityList,
  user: User,
  kinds: ActivityKind[],
) {
  let query = db
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.user_id')
    .select([
      'activity.id',
      'activity.at',
      'activity.kind',
      'activity.text',
      'activity.link',
      'users.name as by',
    ])
    .where('activity.kind', 'in', kinds);
  if (q) {
    query = query.where((eb) =>
      eb.or([
        eb('activity.text', 'ilike', likePattern(q)),
        eb('users.name', 'ilike', likePattern(q)),
      ]),
    );
  }
  if (filters.kind) query = query.where('activity.kind', '=', filters.kind as ActivityKind);
  if (filters.who) query = query.where('activity.user_id', '=', user.id);
  if (sort === 'by') query = query.orderBy('users.name', dir);
  return query.orderBy('activity.id', sort === 'by' ? 'desc' : dir);
}

/** Returns the number of activities on each of the last days (UTC), oldest first, including days without any. */
export async function activityByDay(db: Kysely<Database>, now: Date, kinds: ActivityKind[]) {
  const { rows } = await sql<{ day: Date; changes: number; tickets: number }>`
    select days.day,
      count(activity.id) filter (where kind in ('release', 'site', 'application'))::integer as changes,
      count(activity.id) filter (where kind = 'ticket')::integer as tickets
    from (${lastDays(now, DAYS)}) as days
    left join activity on activity.at >= days.day and activity.at < days.day + interval '24 hours'
      and activity.kind in (${sql.join(kinds)})
    group by days.day
    order by days.day
  `.execute(db);
  return rows;
}
