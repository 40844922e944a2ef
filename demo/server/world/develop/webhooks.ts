import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import type { Services } from '../../services';
import { audit } from '../admin/audit';
import type { WebhookEvent } from './tables';

/** Maximum number of webhooks. */
export const MAX_WEBHOOKS = 50;

/** Returns the webhooks, oldest first. */
export function listWebhooks({ db }: Services) {
  return db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.created_by')
    .select([
      'webhooks.id',
      'webhooks.address',
      'webhooks.event',
      'webhooks.paused',
      'users.name as createdBy',
      'webhooks.created_at as createdAt',
    ])
    .orderBy('webhooks.id')
    .execute();
}

/** Returns a webhook; undefined if it does not exist. */
export function webhookOf({ db }: Services, id: number) {
  return db.selectFrom('webhooks').select(['id', 'paused']).where('id', '=', id).executeTakeFirst();
}

/** Adds a webhook and returns its id. Refused if there are too many, or if the address already receives this event. */
export async function addWebhook(
  { db, now }: Services,
  user: User,
  { address, event }: { address: string; event: WebhookEvent },
): Promise<{ id: number } | { refused: 'full' | 'taken' }> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table webhooks in share row exclusive mode`.execute(trx);
    const { all } = await trx
      .selectFrom('webhooks')
      .select((eb) => eb.fn.countAll<string>().as('all'))
      .executeTakeFirstOrThrow();
    if (Number(all) >= MAX_WEBHOOKS) return { refused: 'full' };
    const made = await trx
      .insertInto('webhooks')
      .values({ address, event, created_by: user.id, created_at: now() })
      .onConflict((conflict) => conflict.columns(['address', 'event']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return { refused: 'taken' };
    await audit(trx, now(), user, { action: 'webhook.add', subject: address, detail: event });
    return made;
  });
}

/** Pauses or resumes a webhook, unless it is in that state already. Returns false if it does not exist. */
export async function pauseWebhook(
  { db, now }: Services,
  user: User,
  id: number,
  paused: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('webhooks')
      .set({ paused })
      .where('id', '=', id)
      .where('paused', '!=', paused)
      .returning('address')
      .executeTakeFirst();
    if (!changed) {
      const unchanged = trx.selectFrom('webhooks').select('id').where('id', '=', id);
      return (await unchanged.executeTakeFirst()) !== undefined;
    }
    const action = paused ? 'webhook.pause' : 'webhook.resume';
    await audit(trx, now(), user, { action, subject: changed.address });
    return true;
  });
}

/** Removes a webhook with its log. Returns false if it does not exist. */
export async function removeWebhook(
  { db, now }: Services,
  user: User,
  id: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning('address')
      .executeTakeFirst();
    if (!removed) return false;
    await audit(trx, now(), user, { action: 'webhook.remove', subject: removed.address });
    return true;
  });
}

/** Maximum number of deliveries in an answer. */
const MAX_DELIVERIES = 100;

/** Returns the last deliveries of a webhook with a higher id than `after`, oldest first. */
export async function deliveriesOf({ db }: Services, id: number, after: string) {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'at', 'event', 'status', 'milliseconds'])
    .where('webhook_id', '=', id)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(MAX_DELIVERIES)
    .execute();
  return rows.reverse();
}

/**
 * Delivers an event to the webhooks that receive `of`, or to the webhook `only`. A demonstration: it
 * writes successful deliveries to the log and sends no requests. Must be called in a transaction.
 */
export async function deliver(
  db: Kysely<Database>,
  at: Date,
  { of, only, event }: { of?: WebhookEvent; only?: number; event: string },
): Promise<void> {
  const receivers = await db
    .selectFrom('webhooks')
    .select('id')
    .where('paused', '=', false)
    .$if(of !== undefined, (query) => query.where('event', '=', of as WebhookEvent))
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    // A webhook that is being removed would make the log lines fail.
    .forKeyShare()
    .execute();
  if (receivers.length === 0) return;
  const rows = receivers.map(({ id }) => {
    return { webhook_id: id, at, event, status: 200, milliseconds: 40 + ((id * 37) % 90) };
  });
  await db.insertInto('deliveries').values(rows).execute();
}
