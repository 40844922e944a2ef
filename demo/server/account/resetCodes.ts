import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Parts } from '../parts';
import { sha256 } from './hash';

/** A code lives for fifteen minutes. */
const CODE_LIFETIME = 15 * 60_000;

/** No 0 O 1 I L U: read aloud or copied by hand, a code stays what it is. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Makes a code of 49 random bits, as the mail shows it: `7KQ2M-9TZ4H`. */
export function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** What counts of a code as typed: spaces, dashes and case do not. */
export function plainCode(typed: string): string {
  return typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/** Keeps a code. A code for an unknown user is kept as well: it costs the same and opens nothing. */
export async function keepCode(
  { db, now }: Parts,
  {
    code,
    userId,
    askedFrom,
    lifetime = CODE_LIFETIME,
  }: { code: string; userId: string | null; askedFrom: string; lifetime?: number },
): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now()).execute();
  const expires_at = new Date(now().getTime() + lifetime);
  const hash = sha256(plainCode(code));
  await db
    .insertInto('reset_codes')
    .values({ hash, user_id: userId, asked_from: sha256(askedFrom), expires_at })
    .execute();
}

/** Returns the user whose valid code this is, or undefined. */
export async function ownerOfCode(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  typed: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reset_codes')
    .select('user_id')
    .where('hash', '=', sha256(plainCode(typed)))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Uses up a code. Of two simultaneous calls with one code, only one gets the user. */
export async function useCode(db: Kysely<Database>, typed: string, now: Date) {
  const row = await db
    .deleteFrom('reset_codes')
    .where('hash', '=', sha256(plainCode(typed)))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!row?.user_id) return undefined;
  await db.deleteFrom('reset_codes').where('user_id', '=', row.user_id).execute();
  return row.user_id;
}

/** Ends all codes that were asked for from an address. */
export async function endCodesAskedFrom({ db }: Pick<Parts, 'db'>, address: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('asked_from', '=', sha256(address)).execute();
}
