import type { Hono } from 'hono';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, optional, readForm, revision, text } from '../../http/fields';
import { answerList, readList } from '../../http/list';
import { DESK, type StaffCall, staff } from '../../http/staff';
import type { Env, Parts } from '../../parts';
import { PRIORITIES, TICKET_STATES } from '../tables/tickets';
import { tell } from '../tell';
import { readDayRange } from './dayRange';
import { TICKET_SORTS, ticketOf, ticketsBy } from './readTickets';

const TICKETS = '/api/world/tickets';

/** The calls of the area Support. */
export function supportRoutes(app: Hono<Env>, parts: Parts): void {
  app.get(TICKETS, staff(parts, listTickets));
  app.get(`${TICKETS}/:number`, staff(parts, showTicket));
  app.patch(`${TICKETS}/:number`, staff(parts, changeTicket, DESK));
  app.post(`${TICKETS}/:number/messages`, staff(parts, answerTicket, DESK));
}

async function listTickets({ c, parts }: StaffCall) {
  const asked = readList(c, {
    sort: Object.keys(TICKET_SORTS) as (keyof typeof TICKET_SORTS)[],
    dir: 'desc',
    filters: {
      state: [...TICKET_STATES, 'unclosed'],
      priority: PRIORITIES,
      assignee: (id: string) => /^[a-z.]{1,60}$/.test(id),
      opened: (days: string) => readDayRange(days) !== undefined,
    },
  });
  if ('refusal' in asked) return asked.refusal;
  const opened = readDayRange(asked.list.filters.opened ?? '');
  return answerList(c, ticketsBy(parts.db, asked.list, opened), asked.list);
}

async function showTicket({ c, parts }: StaffCall) {
  const ticket = await ticketOf(parts.db, numberOf(c));
  return ticket ? succeed(c, ticket) : noSuchTicket(c);
}

/** Changes state and priority; whoever does so takes a ticket that nobody had. */
async function changeTicket({ c, parts, user }: StaffCall) {
  const form = await readForm(c, {
    state: choice(TICKET_STATES),
    priority: choice(PRIORITIES),
    revision,
  });
  if ('refusal' in form) return form.refusal;
  const { state, priority, revision: seen } = form.values;
  const number = numberOf(c);
  const changed = await parts.db.transaction().execute(async (step) => {
    const ticket = await step
      .updateTable('tickets')
      .set((is) => ({
        state,
        priority,
        assignee_id: is.fn.coalesce('assignee_id', is.val(user.id)),
        changed_at: parts.now(),
        revision: seen + 1,
      }))
      .where('number', '=', number)
      .where('revision', '=', seen)
      .returning('number')
      .executeTakeFirst();
    if (!ticket) return false;
    const what = { text: `Set ticket ${number} to ${state}`, link: `/support/${number}` };
    await tell(step, parts.now(), user, { kind: 'ticket', ...what });
    return true;
  });
  const now = await ticketOf(parts.db, number);
  if (!now) return noSuchTicket(c);
  return changed ? succeed(c, now) : refuseConflict(c, now);
}

/** Adds an answer, and sets the state that was chosen with it. Two simultaneous answers are both kept. */
async function answerTicket({ c, parts, user }: StaffCall) {
  const form = await readForm(c, {
    text: text({ max: 4000, lines: true }),
    state: optional(choice(TICKET_STATES)),
  });
  if ('refusal' in form) return form.refusal;
  const { text: words, state = 'answered' } = form.values;
  const number = numberOf(c);
  const found = await parts.db.transaction().execute(async (step) => {
    const now = parts.now();
    const ticket = await step
      .updateTable('tickets')
      .set((is) => ({ state, changed_at: now, revision: is('revision', '+', 1) }))
      .where('number', '=', number)
      .returning('number')
      .executeTakeFirst();
    if (!ticket) return false;
    const message = { ticket_number: number, author_id: user.id, author: user.name };
    await step
      .insertInto('ticket_messages')
      .values({ ...message, text: words, sent_at: now })
      .execute();
    const what = { text: `Answered ticket ${number}`, link: `/support/${number}` };
    await tell(step, now, user, { kind: 'ticket', ...what });
    return true;
  });
  return found ? succeed(c, await ticketOf(parts.db, number)) : noSuchTicket(c);
}

/** The ticket's number; 0, which none has, for what is no number. */
function numberOf(c: StaffCall['c']): number {
  const text = c.req.param('number') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

const noSuchTicket = (c: StaffCall['c']) =>
  refuse(c, CODES.notFound, 'There is no such ticket.', 404);
