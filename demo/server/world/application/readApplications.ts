import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type ListQuery, likePattern } from '../../http/list';
import type { Services } from '../../services';
import type { Area } from '../admin/roleAreas';
import { lastDays } from '../lastDays';
import type { RunState } from '../tables/organizations';

/** Columns by which the list can be sorted, by parameter value. */
export const APPLICATION_SORTS = {
  name: 'applications.name',
  site: 'sites.name',
  state: 'applications.state',
  changedAt: 'applications.changed_at',
} as const;

type ApplicationList = ListQuery<keyof typeof APPLICATION_SORTS, 'state' | 'site'>;

/** Days of usage in the overview. */
const DAYS = 30;

/** Selects the applications of a list request. */
export function applicationsBy(db: Kysely<Database>, { q, sort, dir, filters }: ApplicationList) {
  let query = applicationRows(db);
  if (q) {
    query = query.where((eb) =>
      eb.or(
        (['applications.name', 'sites.name', 'applications.version', 'users.name'] as const).map(
          (column) => eb(column, 'ilike', likePattern(q)),
        ),
      ),
    );
  }
  if (filters.state) query = query.where('applications.state', '=', filters.state as RunState);
  if (filters.site) query = query.where('sites.id', '=', filters.site);
  return query.orderBy(APPLICATION_SORTS[sort], dir).orderBy('applications.id');
}

/** Returns an application with its usage, oldest day first, and its tickets if the user sees Support. */
export async function applicationOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  areas: readonly Area[],
) {
  const application = await applicationRows(db)
    .select([
      'sites.id as siteId',
      'organizations.name as organization',
      'applications.note',
      'applications.revision',
    ])
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (!application) return undefined;
  const found = { ...application, usage: await usageOf(db, id, now()) };
  if (!areas.includes('support')) return found;
  const tickets = await db
    .selectFrom('tickets')
    .select(['number', 'subject', 'state', 'priority'])
    .where('application_id', '=', id)
    .where('state', '!=', 'closed')
    .orderBy('number', 'desc')
    .limit(5)
    .execute();
  return { ...found, tickets };
}

/** Returns the usage of an application on each of the last days (UTC), including days without any. */
async function usageOf(db: Kysely<Database>, id: string, now: Date) {
  const { rows } = await sql<{ day: Date; requests: number; errors: number }>`
    select days.day, coalesce(requests, 0) as requests, coalesce(errors, 0) as errors
    from (${lastDays(now, DAYS)}) as days
    left join usage on usage.application_id = ${id} and usage.day = days.day
    order by days.day
  `.execute(db);
  return rows;
}

function applicationRows(db: Kysely<Database>) {
  return db
    .selectFrom('applications')
    .innerJoin('sites', 'sites.id', 'applications.site_id')
    .innerJoin('organizations', 'organizations.id', 'sites.organization_id')
    .innerJoin('users', 'users.id', 'applications.owner_id')
    .select([
      'applications.id',
      'applications.name',
      'applications.version',
      'applications.state',
      'applications.changed_at as changedAt',
      'sites.name as site',
      'users.name as owner',
    ]);
}
