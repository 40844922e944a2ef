import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/timestamp';

/** Kinds of activity. */
export const ACTIVITY_KINDS = ['release', 'site', 'application', 'ticket', 'sign-in'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/**
 * Activity of the staff; a higher id is later. `user_id` has no foreign key, since the history outlives
 * accounts. `link` is a path inside the shell, or empty.
 */
export interface ActivityTable {
  id: Generated<number>;
  at: Timestamp;
  user_id: string;
  kind: ActivityKind;
  text: string;
  link: string;
}
