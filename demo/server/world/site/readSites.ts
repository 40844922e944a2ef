import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type ListQuery, likePattern } from '../../http/list';
import type { Area } from '../admin/roleAreas';
import type { SettableState } from '../tables/organizations';

/** Columns by which the list can be sorted, by parameter value. */
export const SITE_SORTS = {
  name: 'sites.name',
  organization: 'organizations.name',
  region: 'sites.region',
  state: 'sites.state',
  certificateEnds: 'sites.certificate_ends',
} as const;

/** Filters of the list. */
const SITE_FILTERS = ['state', 'organization'] as const;

type SiteList = ListQuery<keyof typeof SITE_SORTS, (typeof SITE_FILTERS)[number]>;

/** Selects the sites of a list request. */
export function sitesBy(db: Kysely<Database>, { q, sort, dir, filters }: SiteList) {
  let query = siteRows(db);
  if (q) {
    query = query.where((eb) =>
      eb.or(
        (['sites.name', 'organizations.name', 'sites.region', 'sites.address'] as const).map(
          (column) => eb(column, 'ilike', likePattern(q)),
        ),
      ),
    );
  }
  if (filters.state) query = query.where('sites.state', '=', filters.state as SettableState);
  if (filters.organization) query = query.where('organizations.id', '=', filters.organization);
  return query.orderBy(SITE_SORTS[sort], dir).orderBy('sites.id');
}

/**
 * Returns a site with its last activity, and its applications if the user sees that area. The activity includes
 * that of applications and releases in areas that the user sees.
 */
export async function siteOf(db: Kysely<Database>, id: string, areas: readonly Area[]) {
  const site = await siteRows(db)
    .innerJoin('users', 'users.id', 'organizations.contact_id')
    .select(['sites.note', 'sites.changed_at as changedAt', 'sites.revision'])
    .select('users.name as contact')
    .where('sites.id', '=', id)
    .executeTakeFirst();
  if (!site) return undefined;
  const applications = db
    .selectFrom('applications')
    .select(['id', 'name', 'version', 'state'])
    .where('site_id', '=', id)
    .orderBy('name');
  const activity = await db
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.user_id')
    .select(['activity.id', 'activity.at', 'activity.text', 'users.name as by'])
    .where((eb) =>
      eb.or([
        eb('activity.link', '=', `/site/${id}`),
        ...(areas.includes('application') ? [eb('activity.link', 'in', applicationLinks(id))] : []),
        ...(areas.includes('apppublish') ? [eb('activity.link', 'in', releaseLinks(id))] : []),
      ]),
    )
    .orderBy('activity.id', 'desc')
    .limit(5)
    .execute();
  const seen = areas.includes('application') ? await applications.execute() : undefined;
  return { ...site, applications: seen, activity };
}

/** Paths of the applications of a site. */
const applicationLinks = (site: string) =>
  sql<string>`(select '/application/' || id from applications where site_id = ${site})`;

/** Paths of the releases of a site. */
const releaseLinks = (site: string) =>
  sql<string>`(select '/apppublish/' || releases.id from releases
    join applications on applications.id = application_id where site_id = ${site})`;

function siteRows(db: Kysely<Database>) {
  return db
    .selectFrom('sites')
    .innerJoin('organizations', 'organizations.id', 'sites.organization_id')
    .select([
      'sites.id',
      'sites.name',
      'sites.region',
      'sites.address',
      'sites.state',
      'sites.certificate_ends as certificateEnds',
      'organizations.name as organization',
    ])
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
        .whereRef('applications.site_id', '=', 'sites.id')
        .as('applications'),
    );
}
