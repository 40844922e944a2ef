import type { Kysely } from 'kysely';
import type { Database, User } from '../../database/schema';
import type { Parts } from '../../parts';
import { audit } from '../admin/audit';
import type { WebhookEvent } from './tables';

/** The webhooks, oldest first. */
export function listWebhooks({ db }: Parts) {
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

/** Adds a webhook; undefined where this address is told of this event already. */
export async function addWebhook(
  { db, now }: Parts,
  user: User,
  { address, event }: { address: string; event: WebhookEvent },
): Promise<number | undefined> {
  return db.transaction().execute(async (step) => {
    const made = await step
      .insertInto('webhooks')
      .values({ address, event, created_by: user.id, created_at: now() })
      .onConflict((conflict) => conflict.columns(['address', 'event']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return undefined;
    await audit(step, now(), user, { action: 'webhook.add', subject: address, detail: event });
    return made.id;
  });
}

/** Pauses a webhook, or lets it go on. */
export async function pauseWebhook(
  { db, now }: Parts,
  user: User,
  id: number,
  paused: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (step) => {
    const changed = await step
      .updateTable('webhooks')
      .set({ paused })
      .where('id', '=', id)
      .returning('address')
      .executeTakeFirst();
    if (!changed) return false;
    const action = paused ? 'webhook.pause' : 'webhook.resume';
    await audit(step, now(), user, { action, subject: changed.address });
    return true;
  });
}

/** Takes a webhook away, with its log. */
export async function removeWebhook({ db, now }: Parts, user: User, id: number): Promise<boolean> {
  return db.transaction().execute(async (step) => {
    const gone = await step
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning('address')
      .executeTakeFirst();
    if (!gone) return false;
    await audit(step, now(), user, { action: 'webhook.remove', subject: gone.address });
    return true;
  });
}

/** Lines of a log at a time. */
const LINES = 100;

/** The log of a webhook after a line, oldest first; from the start its last lines. */
export async function deliveriesOf({ db }: Parts, id: number, after: string) {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'at', 'event', 'status', 'milliseconds'])
    .where('webhook_id', '=', id)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(LINES)
    .execute();
  return rows.reverse();
}

/**
 * Tells the webhooks of an event. This is a demonstration: the log gets a line as if the other side
 * had answered, and no address is ever called.
 */
export async function deliver(
  db: Kysely<Database>,
  at: Date,
  { of, only, event }: { of?: WebhookEvent; only?: number; event: string },
): Promise<void> {
  const told = await db
    .selectFrom('webhooks')
    .select('id')
    .where('paused', '=', false)
    .$if(of !== undefined, (query) => query.where('event', '=', of as WebhookEvent))
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .execute();
  if (told.length === 0) return;
  const rows = told.map(({ id }) => {
    return { webhook_id: id, at, event, status: 200, milliseconds: 40 + ((id * 37) % 90) };
  });
  await db.insertInto('deliveries').values(rows).execute();
}
