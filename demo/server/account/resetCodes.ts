import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Services } from '../services';
import { sha256 } from './hash';

/** Lifetime of a code in ms: fifteen minutes. */
const CODE_LIFETIME = 15 * 60_000;

/** Letters and digits of a code, without 0 O 1 I L U, which are easy to confuse. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Creates a code of 49 random bits, as the mail shows it: `7KQ2M-9TZ4H`. */
export function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** Normalizes a typed code: removes spaces and dashes, and converts it to upper case. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/**
 * Stores a code. Returns whether it is valid: for an unknown user it is stored too, so that both take the same time, but
 * it is never valid. The same applies to a user who has been deactivated meanwhile.
 */
export async function storeCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  {
    code,
    userId,
    requestedFrom,
    lifetime = CODE_LIFETIME,
  }: { code: string; userId: string | null; requestedFrom: string; lifetime?: number },
): Promise<boolean> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now()).execute();
  const expires_at = new Date(now().getTime() + lifetime);
  const hash = sha256(normalizeCode(code));
  const stored = await db
    .insertInto('reset_codes')
    .values((eb) => ({
      hash,
      user_id: eb
        .selectFrom('users')
        .select('id')
        .where('id', '=', eb.val(userId))
        .where('active', '=', true)
        // Waits for a pending deactivation, and then sees it.
        .forShare(),
      asked_from: sha256(requestedFrom),
      expires_at,
    }))
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return stored.user_id !== null;
}

/** Returns the active user of a valid code, else undefined. */
export async function ownerOfCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  typed: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reset_codes')
    .innerJoin('users', 'users.id', 'reset_codes.user_id')
    .select('user_id')
    .where('hash', '=', sha256(normalizeCode(typed)))
    .where('expires_at', '>', now())
    .where('users.active', '=', true)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Redeems a code. Of simultaneous calls with the same code, only one gets the user. */
export async function redeemCode(db: Kysely<Database>, typed: string, now: Date) {
  const row = await db
    .deleteFrom('reset_codes')
    .where('hash', '=', sha256(normalizeCode(typed)))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!row?.user_id) return undefined;
  await deleteCodesOf(db, row.user_id);
  return row.user_id;
}

/** Deletes all codes of a user. */
export async function deleteCodesOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('user_id', '=', userId).execute();
}

/** Deletes all codes that were requested from an address. */
export async function deleteCodesFrom(
  { db }: Pick<Services, 'db'>,
  address: string,
): Promise<void> {
  await db.deleteFrom('reset_codes').where('asked_from', '=', sha256(address)).execute();
}
