import type { Timestamp } from '../../database/timestamp';

/** Customers. `contact_id` is the colleague who is responsible for them. */
export interface OrganizationTable {
  id: string;
  name: string;
  contact_id: string;
}

/** States that users can set: those of a site. */
export const SETTABLE_STATES = ['running', 'paused'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

/** States of an application. `rolled-back`: it runs, with the version before the last release. */
export const RUN_STATES = [...SETTABLE_STATES, 'rolled-back'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Sites of an organization. `revision` counts changes: the second of two simultaneous ones is refused. */
export interface SiteTable {
  id: string;
  organization_id: string;
  name: string;
  region: string;
  address: string;
  state: SettableState;
  note: string;
  certificate_ends: Timestamp;
  changed_at: Timestamp;
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
  changed_at: Timestamp;
  revision: number;
}

/** Requests and errors of an application on a day (UTC). */
export interface UsageTable {
  application_id: string;
  day: Timestamp;
  requests: number;
  errors: number;
}
