import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/timestamp';

/** States of a ticket. */
export const TICKET_STATES = ['open', 'operations', 'engineering', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Priorities of a ticket. */
export const PRIORITIES = ['urgent', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Requests of organizations to the support desk. `requester` is the person there. */
export interface TicketTable {
  number: Generated<number>;
  organization_id: string;
  application_id: string | null;
  subject: string;
  requester: string;
  state: TicketState;
  priority: Priority;
  assignee_id: string | null;
  opened_at: Timestamp;
  changed_at: Timestamp;
  revision: number;
}

/** Messages of a ticket. `author_id` is null for messages of the organization. */
export interface TicketMessageTable {
  id: Generated<number>;
  ticket_number: number;
  author_id: string | null;
  author: string;
  text: string;
  sent_at: Timestamp;
}
