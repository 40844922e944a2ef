import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/timestamp';

/** Scopes of a key. */
export const KEY_SCOPES = ['read', 'deploy'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** API keys. Only the SHA-256 of a key is stored; `hint` is its beginning, which identifies it for users. */
export interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  scope: KeyScope;
  hint: string;
  hash: string;
  created_by: string;
  created_at: Timestamp;
  last_used: Timestamp | null;
  revoked_at: Timestamp | null;
}

/** Events that a webhook can receive. */
export const WEBHOOK_EVENTS = ['release', 'application', 'ticket'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhook endpoints. */
export interface WebhookTable {
  id: Generated<number>;
  address: string;
  event: WebhookEvent;
  paused: Generated<boolean>;
  created_by: string;
  created_at: Timestamp;
}

/** Log of deliveries. The demo writes it without sending requests. */
export interface DeliveryTable {
  id: Generated<string>;
  webhook_id: number;
  at: Timestamp;
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
