import type { Timestamp } from '../../database/timestamp';
import type { AdminTables } from '../admin/tables';
import type { ReleaseTables } from '../apppublish/tables';
import type { DevelopTables } from '../develop/tables';
import type { ActivityTable } from './activity';
import type { ApplicationTable, OrganizationTable, SiteTable, UsageTable } from './organizations';
import type { TicketMessageTable, TicketTable } from './tickets';

/** The tables of the demo world, Northgate App Cloud. */
export interface WorldTables extends ReleaseTables, DevelopTables, AdminTables {
  organizations: OrganizationTable;
  sites: SiteTable;
  applications: ApplicationTable;
  usage: UsageTable;
  tickets: TicketTable;
  ticket_messages: TicketMessageTable;
  activity: ActivityTable;
  /** Time of the last seed; one row. */
  world_seeds: { at: Timestamp };
}
