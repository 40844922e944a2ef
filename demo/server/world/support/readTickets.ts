import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { type ListQuery, likePattern } from '../../http/list';
import type { Priority, TicketState } from '../tables/tickets';
import type { DayRange } from './dayRange';

/** Columns by which the list can be sorted, by parameter value. */
export const TICKET_SORTS = {
  number: 'tickets.number',
  subject: 'tickets.subject',
  organization: 'organizations.name',
  state: 'tickets.state',
  priority: 'tickets.priority',
  changedAt: 'tickets.changed_at',
} as const;

type TicketList = ListQuery<
  keyof typeof TICKET_SORTS,
  'state' | 'priority' | 'assignee' | 'opened'
>;

/** Selects the tickets of a list request, opened in a range of days. */
export function ticketsBy(
  db: Kysely<Database>,
  user: User,
  { q, sort, dir, filters }: TicketList,
  opened: DayRange | undefined,
) {
  let query = ticketRows(db, user);
  if (q) {
    query = query.where((eb) =>
      eb.or([
        eb('tickets.subject', 'ilike', likePattern(q)),
        eb('tickets.requester', 'ilike', likePattern(q)),
        eb('organizations.name', 'ilike', likePattern(q)),
        eb(sql<string>`tickets.number::text`, '=', q),
      ]),
    );
  }
  const { state, priority, assignee } = filters;
  if (state === 'unclosed') query = query.where('tickets.state', '!=', 'closed');
  else if (state) query = query.where('tickets.state', '=', state as TicketState);
  if (priority) query = query.where('tickets.priority', '=', priority as Priority);
  if (assignee) {
    query = query.where('tickets.assignee_id', '=', assignee === 'me' ? user.id : assignee);
  }
  if (opened) {
    query = query
      .where('tickets.opened_at', '>=', opened.from)
      .where('tickets.opened_at', '<', opened.until);
  }
  return query.orderBy(TICKET_SORTS[sort], dir).orderBy('tickets.number', 'desc');
}

/** Returns a ticket with its messages, oldest first; undefined if it does not exist. */
export async function ticketOf(db: Kysely<Database>, user: User, number: number) {
  const ticket = await ticketRows(db, user)
    .leftJoin('applications', 'applications.id', 'tickets.application_id')
    .select([
      'tickets.revision',
      'applications.id as applicationId',
      'applications.name as application',
    ])
    .where('tickets.number', '=', number)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const messages = await db
    .selectFrom('ticket_messages')
    .select(['id', 'author', 'author_id as authorId', 'text', 'sent_at as sentAt'])
    .where('ticket_number', '=', number)
    .orderBy('id')
    .execute();
  return { ...ticket, messages };
}

/** Selects tickets; `mine` is whether one is assigned to the user. */
function ticketRows(db: Kysely<Database>, user: User) {
  return db
    .selectFrom('tickets')
    .innerJoin('organizations', 'organizations.id', 'tickets.organization_id')
    .leftJoin('users', 'users.id', 'tickets.assignee_id')
    .select([
      'tickets.number',
      'tickets.subject',
      'tickets.state',
      'tickets.priority',
      'tickets.opened_at as openedAt',
      'tickets.changed_at as changedAt',
      'tickets.requester',
      'organizations.name as organization',
      'users.name as assignee',
      sql<boolean>`coalesce(tickets.assignee_id = ${user.id}, false)`.as('mine'),
    ]);
}
