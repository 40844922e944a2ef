import type { Hono } from 'hono';
import { DESK, type StaffCall, staffHandler } from '../../http/auth';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, optional, readForm, revision, text } from '../../http/fields';
import { answerList, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { isId } from '../idOf';
import { recordActivity } from '../recordActivity';
import { PRIORITIES, TICKET_STATES } from '../tables/tickets';
import { readDayRange } from './dayRange';
import { TICKET_SORTS, ticketOf, ticketsBy } from './readTickets';

const TICKETS = '/api/world/tickets';

/** Maximum number of messages of a ticket. */
const MAX_MESSAGES = 500;

/** Adds the calls of the area Support. */
export function supportRoutes(app: Hono<Env>, services: Services): void {
  app.get(TICKETS, staffHandler(services, listTickets));
  app.get(`${TICKETS}/:number`, staffHandler(services, showTicket));
  app.patch(`${TICKETS}/:number`, staffHandler(services, changeTicket, DESK));
  app.post(`${TICKETS}/:number/messages`, staffHandler(services, answerTicket, DESK));
}

async function listTickets({ c, services, user }: StaffCall) {
  const parsed = readList(c, {
    sort: Object.keys(TICKET_SORTS) as (keyof typeof TICKET_SORTS)[],
    dir: 'desc',
    filters: {
      state: [...TICKET_STATES, 'unclosed'],
      priority: PRIORITIES,
      assignee: isId,
      opened: (days: string) => readDayRange(days) !== undefined,
    },
  });
  if ('refusal' in parsed) return parsed.refusal;
  const opened = readDayRange(parsed.list.filters.opened ?? '');
  return answerList(c, ticketsBy(services.db, user, parsed.list, opened), parsed.list);
}

async function showTicket({ c, services, user }: StaffCall) {
  const ticket = await ticketOf(services.db, user, numberOf(c));
  return ticket ? succeed(c, ticket) : noSuchTicket(c);
}

/**
 * Changes state, priority and assignee; does nothing if none differs. `assignee: 'me'` assigns the ticket to the user,
 * and so does any change of a ticket without an assignee.
 */
async function changeTicket({ c, services, user }: StaffCall) {
  const form = await readForm(c, {
    state: optional(choice(TICKET_STATES)),
    priority: optional(choice(PRIORITIES)),
    assignee: optional(choice(['me'])),
    revision,
  });
  if ('refusal' in form) return form.refusal;
  const { revision: seen, assignee, ...wanted } = form.values;
  const number = numberOf(c);
  const changed = await services.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('tickets')
      .select(['state', 'priority', 'assignee_id'])
      .where('number', '=', number)
      .where('revision', '=', seen)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    const { state = before.state, priority = before.priority } = wanted;
    const takes = assignee === 'me' && before.assignee_id !== user.id;
    if (state === before.state && priority === before.priority && !takes) return true;
    await trx
      .updateTable('tickets')
      .set((eb) => ({
        state,
        priority,
        assignee_id: takes ? user.id : (before.assignee_id ?? user.id),
        changed_at: services.now(),
        revision: eb('revision', '+', 1),
      }))
      .where('number', '=', number)
      .execute();
    const text = describeChange(number, before, { state, priority });
    const what = { text, link: `/support/${number}` };
    await recordActivity(trx, services.now(), user, { kind: 'ticket', ...what });
    return true;
  });
  const now = await ticketOf(services.db, user, number);
  if (!now) return noSuchTicket(c);
  return changed ? succeed(c, now) : refuseConflict(c, now);
}

/** Returns the activity text for a change of state and priority, or of neither but the assignee. */
function describeChange(
  number: number,
  before: { state: string; priority: string },
  now: { state: string; priority: string },
): string {
  if (before.priority === now.priority && before.state === now.state)
    return `Took ticket ${number}`;
  if (before.priority === now.priority) return `Set ticket ${number} to ${now.state}`;
  if (before.state === now.state) return `Set the priority of ticket ${number} to ${now.priority}`;
  return `Set ticket ${number} to ${now.state}, with priority ${now.priority}`;
}

/**
 * Adds an answer and sets the state of the ticket. If the ticket has changed since the `revision` that the user has
 * seen, its newer state stays, and `stateKept` says so. Of two simultaneous answers, both are stored.
 */
async function answerTicket({ c, services, user }: StaffCall) {
  const form = await readForm(c, {
    text: text({ max: 4000, lines: true }),
    state: optional(choice(TICKET_STATES)),
    revision: optional(revision),
  });
  if ('refusal' in form) return form.refusal;
  const { text: answer, state: wanted = 'answered', revision: seen } = form.values;
  const number = numberOf(c);
  const stored = await services.db.transaction().execute(async (trx) => {
    const now = services.now();
    const before = await trx
      .selectFrom('tickets')
      .select(['state', 'revision'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'missing';
    const { messages } = await trx
      .selectFrom('ticket_messages')
      .select((eb) => eb.fn.countAll<string>().as('messages'))
      .where('ticket_number', '=', number)
      .executeTakeFirstOrThrow();
    if (Number(messages) >= MAX_MESSAGES) return 'full';
    const state = seen === undefined || seen === before.revision ? wanted : before.state;
    await trx
      .updateTable('tickets')
      .set({ state, changed_at: now, revision: before.revision + 1 })
      .where('number', '=', number)
      .execute();
    const message = { ticket_number: number, author_id: user.id, author: user.name };
    await trx
      .insertInto('ticket_messages')
      .values({ ...message, text: answer, sent_at: now })
      .execute();
    const what = { text: `Replied to ticket ${number}`, link: `/support/${number}` };
    await recordActivity(trx, now, user, { kind: 'ticket', ...what });
    return { stateKept: state !== wanted };
  });
  if (stored === 'missing') return noSuchTicket(c);
  if (stored === 'full') {
    const message = `This ticket has reached its limit of ${MAX_MESSAGES} messages.`;
    return refuse(c, CODES.badRequest, message);
  }
  return succeed(c, { ...(await ticketOf(services.db, user, number)), ...stored });
}

/** Returns the ticket number in the path; 0 if it is invalid. */
function numberOf(c: StaffCall['c']): number {
  const text = c.req.param('number') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

const noSuchTicket = (c: StaffCall['c']) => refuse(c, CODES.notFound, 'Ticket not found.', 404);
