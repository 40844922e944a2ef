import type { Moment } from '../../database/moment';

/** Customers. `contact_id` is the colleague who looks after them. */
export interface OrganisationTable {
  id: string;
  name: string;
  contact_id: string;
}

/** What a site or an application does at the moment. */
export const RUN_STATES = ['running', 'paused', 'failed'] as const;

/** What people can set it to: nothing is made to fail. */
export const SETTABLE_STATES = ['running', 'paused'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Sites that we host for an organisation. `revision` counts changes: the second of two simultaneous ones is refused. */
export interface SiteTable {
  id: string;
  organisation_id: string;
  name: string;
  region: string;
  address: string;
  state: RunState;
  note: string;
  certificate_ends: Moment;
  changed_at: Moment;
  revision: number;
}

/** Applications on a site. */
export interface ApplicationTable {
  id: string;
  site_id: string;
  name: string;
  version: string;
  state: RunState;
  note: string;
  owner_id: string;
  changed_at: Moment;
  revision: number;
}

/** What an application was asked for on a day (UTC), and how often it failed. */
export interface UsageTable {
  application_id: string;
  day: Moment;
  requests: number;
  errors: number;
}
