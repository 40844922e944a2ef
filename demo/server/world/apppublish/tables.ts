import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/timestamp';
import type { Stage } from './stages';

/**
 * Releases of applications. `replaces` is the version before the publication, `rolled_back` the reason
 * of a rollback. `revision` counts changes: the second of two simultaneous ones is refused.
 */
export interface ReleaseTable {
  id: string;
  application_id: string;
  number: string;
  stage: Stage;
  author_id: string;
  notes: string;
  replaces: string | null;
  rolled_back: string | null;
  revision: number;
  changed_at: Timestamp;
  changed_by: string;
}

/** Approvals of releases. */
export interface ApprovalTable {
  release_id: string;
  user_id: string;
  at: Timestamp;
}

/** History of releases. */
export interface ReleaseEventTable {
  id: Generated<string>;
  release_id: string;
  at: Timestamp;
  user_id: string;
  what: string;
}

/** The tables of the area App Publish. */
export interface ReleaseTables {
  releases: ReleaseTable;
  approvals: ApprovalTable;
  release_events: ReleaseEventTable;
}
