import type { Generated } from 'kysely';
import type { Moment } from '../../database/moment';

/** Who did what to whom: every change to staff, roles, keys and webhooks. */
export interface AuditTable {
  id: Generated<string>;
  at: Moment;
  actor: string;
  action: string;
  subject: string;
  detail: string;
}

/** Which role sees which area: a row where it does. */
export interface RoleAreaTable {
  role: string;
  area: string;
}

/** The tables of the area Admin. */
export interface AdminTables {
  audit: AuditTable;
  role_areas: RoleAreaTable;
}
