import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { anywhere, type ListQuery } from '../../http/list';
import type { Area } from '../admin/roleAreas';
import { ACTIVITY_KINDS, type ActivityKind } from '../tables/activity';

type ActivityList = ListQuery<'at' | 'by', 'kind' | 'who'>;

/** Days of the chart. */
const DAYS = 30;

/** Where the things of a kind are shown; who signed in concerns everybody. */
const AREA_OF: Partial<Record<ActivityKind, Area>> = {
  release: 'apppublish',
  site: 'site',
  application: 'application',
  ticket: 'support',
};

/** The kinds that somebody may read of who sees these areas. */
export const kindsIn = (areas: readonly Area[]) =>
  ACTIVITY_KINDS.filter((kind) => {
    const area = AREA_OF[kind];
    return !area || areas.includes(area);
  });

/** The activity of these kinds as a list asks for it. A higher id is later, and it has an index. */
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
    query = query.where((is) =>
      is.or([is('activity.text', 'ilike', anywhere(q)), is('users.name', 'ilike', anywhere(q))]),
    );
  }
  if (filters.kind) query = query.where('activity.kind', '=', filters.kind as ActivityKind);
  if (filters.who) query = query.where('activity.user_id', '=', user.id);
  if (sort === 'by') query = query.orderBy('users.name', dir);
  return query.orderBy('activity.id', sort === 'by' ? 'desc' : dir);
}

/** How much of these kinds was done on each of the last days, oldest first; days in UTC, quiet ones included. */
export async function activityByDay(db: Kysely<Database>, now: Date, kinds: ActivityKind[]) {
  const { rows } = await sql<{ day: Date; changes: number; tickets: number }>`
    select days.day,
      count(activity.id) filter (where kind in ('release', 'site', 'application'))::integer as changes,
      count(activity.id) filter (where kind = 'ticket')::integer as tickets
    from (
      select date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(days => back) as day
      from generate_series(0, ${sql.lit(DAYS - 1)}) as back
    ) as days
    left join activity on activity.at >= days.day and activity.at < days.day + interval '1 day'
      and activity.kind in (${sql.join(kinds)})
    group by days.day
    order by days.day
  `.execute(db);
  return rows;
}
