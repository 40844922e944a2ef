import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/timestamp';

/** Log of all changes to staff, roles, keys and webhooks. */
export interface AuditTable {
  id: Generated<string>;
  at: Timestamp;
  actor: string;
  action: string;
  subject: string;
  detail: string;
}

/** Areas that roles see, one row for each pair. */
export interface RoleAreaTable {
  role: string;
  area: string;
}

/** The tables of the area Admin. */
export interface AdminTables {
  audit: AuditTable;
  role_areas: RoleAreaTable;
}
