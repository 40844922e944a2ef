import type { Generated } from 'kysely';
import type { Moment } from '../../database/moment';

export const ACTIVITY_KINDS = ['release', 'site', 'application', 'ticket', 'sign-in'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/**
 * What happened; a higher id is later. Unchecked against `users`: the history outlives accounts.
 * `link` is a path inside the shell, or empty.
 */
export interface ActivityTable {
  id: Generated<number>;
  at: Moment;
  user_id: string;
  kind: ActivityKind;
  text: string;
  link: string;
}
