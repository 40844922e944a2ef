import type { ActivityTable } from './activity';
import type { ApplicationTable, OrganisationTable, SiteTable, UsageTable } from './organisations';
import type { TicketMessageTable, TicketTable } from './tickets';

/** The tables of the demo world, Northgate App Cloud. */
export interface WorldTables {
  organisations: OrganisationTable;
  sites: SiteTable;
  applications: ApplicationTable;
  usage: UsageTable;
  tickets: TicketTable;
  ticket_messages: TicketMessageTable;
  activity: ActivityTable;
}
