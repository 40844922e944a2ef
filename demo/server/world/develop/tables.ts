import type { Generated } from 'kysely';
import type { Moment } from '../../database/moment';

/** What a key may be used for. */
export const KEY_SCOPES = ['read', 'deploy'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** API keys. Only the SHA-256 of a key is kept; `hint` is its beginning, which tells keys apart. */
export interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  scope: KeyScope;
  hint: string;
  hash: string;
  created_by: string;
  created_at: Moment;
  last_used: Moment | null;
  revoked_at: Moment | null;
}

/** What a webhook is told of. */
export const WEBHOOK_EVENTS = ['release', 'application', 'ticket'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhook endpoints. */
export interface WebhookTable {
  id: Generated<number>;
  address: string;
  event: WebhookEvent;
  paused: Generated<boolean>;
  created_by: string;
  created_at: Moment;
}

/** Deliveries, as a log; this demo writes them and calls nobody. */
export interface DeliveryTable {
  id: Generated<string>;
  webhook_id: number;
  at: Moment;
  event: string;
  status: number;
  milliseconds: number;
}

/** The tables of the area Develop. */
export interface DevelopTables {
  api_keys: ApiKeyTable;
  webhooks: WebhookTable;
  deliveries: DeliveryTable;
}
