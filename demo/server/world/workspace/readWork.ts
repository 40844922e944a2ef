import type { Kysely } from 'kysely';
import type { Database, User } from '../../database/schema';
import type { Area } from '../admin/roleAreas';
import type { Priority } from '../tables/tickets';

/** A task of a user. */
export interface Work {
  id: string;
  kind: 'ticket' | 'application' | 'certificate';
  text: string;
  link: string;
  since: Date;
  state: string;
  /** Only for tickets. */
  priority?: Priority;
}

/** Number of days before its end at which a certificate becomes a task. */
const CERTIFICATE_DAYS = 14;

/** Returns the numbers of organizations, sites, applications and open tickets in visible areas. */
export async function figures(db: Kysely<Database>, areas: readonly Area[]) {
  const count = async (table: 'organizations' | 'sites' | 'applications') => {
    const counted = db.selectFrom(table).select((eb) => eb.fn.countAll<string>().as('all'));
    return Number((await counted.executeTakeFirstOrThrow()).all);
  };
  const countOpenTickets = async () => {
    const counted = db.selectFrom('tickets').where('state', '!=', 'closed');
    const all = counted.select((eb) => eb.fn.countAll<string>().as('all'));
    return Number((await all.executeTakeFirstOrThrow()).all);
  };
  const inArea = (area: Area, read: () => Promise<number>) =>
    areas.includes(area) ? read() : undefined;
  return {
    organizations: await inArea('site', () => count('organizations')),
    sites: await inArea('site', () => count('sites')),
    applications: await inArea('application', () => count('applications')),
    tickets: await inArea('support', countOpenTickets),
  };
}

/** Returns the tasks of a user in visible areas: assigned tickets, applications rolled back, expiring certificates. */
export async function workOf(
  db: Kysely<Database>,
  user: User,
  areas: readonly Area[],
  now: Date,
): Promise<Work[]> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['number', 'subject', 'state', 'priority', 'changed_at'])
    .where('assignee_id', '=', user.id)
    .where('state', 'not in', ['closed', 'answered'])
    .orderBy('number', 'desc')
    .execute();
  // They concern all roles.
  const rolledBack = await db
    .selectFrom('applications')
    .innerJoin('sites', 'sites.id', 'applications.site_id')
    .select(['applications.id', 'applications.name', 'applications.state'])
    .select(['applications.changed_at', 'sites.name as site'])
    .where('applications.state', '=', 'rolled-back')
    .orderBy('applications.changed_at', 'desc')
    .execute();
  const soon = new Date(now.getTime() + CERTIFICATE_DAYS * 86_400_000);
  const certificates =
    user.role === 'SUPPORT'
      ? []
      : await db
          .selectFrom('sites')
          .select(['id', 'name', 'certificate_ends'])
          .where('certificate_ends', '<', soon)
          .orderBy('certificate_ends')
          .execute();
  const work = [
    ...rolledBack.map((row): Work => {
      const text = `${row.name} on ${row.site}`;
      const link = `/application/${row.id}`;
      return {
        id: row.id,
        kind: 'application',
        text,
        link,
        since: row.changed_at,
        state: row.state,
      };
    }),
    ...tickets.map((row): Work => {
      const text = `Ticket ${row.number}: ${row.subject}`;
      const link = `/support/${row.number}`;
      return {
        id: `${row.number}`,
        kind: 'ticket',
        text,
        link,
        since: row.changed_at,
        state: row.state,
        priority: row.priority,
      };
    }),
    ...certificates.map((row): Work => {
      const ended = row.certificate_ends < now;
      const text = `The certificate of ${row.name} ${ended ? 'has expired' : 'expires'}`;
      const link = `/site/${row.id}`;
      return {
        id: row.id,
        kind: 'certificate',
        text,
        link,
        since: row.certificate_ends,
        state: 'waiting',
      };
    }),
  ];
  return work.filter(({ link }) => areas.includes(link.split('/')[1] as Area));
}
