import type { Generated } from 'kysely';
import type { Moment } from '../../database/moment';

export const TICKET_STATES = ['open', 'operations', 'engineering', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const PRIORITIES = ['urgent', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What organisations ask of the support desk. `requester` is the person there. */
export interface TicketTable {
  number: Generated<number>;
  organisation_id: string;
  application_id: string | null;
  subject: string;
  requester: string;
  state: TicketState;
  priority: Priority;
  assignee_id: string | null;
  opened_at: Moment;
  changed_at: Moment;
  revision: number;
}

/** The conversation of a ticket. `author_id` is null where the organisation wrote. */
export interface TicketMessageTable {
  id: Generated<number>;
  ticket_number: number;
  author_id: string | null;
  author: string;
  text: string;
  sent_at: Moment;
}
