import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sha256 } from '../../account/hash';
import type { User } from '../../database/schema';
import type { Services } from '../../services';
import { audit } from '../admin/audit';
import type { KeyScope } from './tables';

/** Prefix of every key, by which leaked keys can be found. */
const PREFIX = 'nga_';

/** Number of characters of a key that are stored as plain text. */
const HINT_LENGTH = 8;

/** Maximum number of keys that are not revoked. */
export const MAX_KEYS = 200;

/** Number of revoked keys in the list. */
const REVOKED_KEYS = 100;

/** Returns the keys, newest first: the active ones, and those that were revoked last. */
export function listKeys({ db }: Services) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.scope',
      'api_keys.hint',
      'users.name as createdBy',
      'api_keys.created_at as createdAt',
      'api_keys.last_used as lastUsed',
      'api_keys.revoked_at as revokedAt',
    ])
    .where((eb) =>
      eb.or([
        eb('revoked_at', 'is', null),
        eb('api_keys.id', 'in', (within) =>
          within
            .selectFrom('api_keys as revoked')
            .select('revoked.id')
            .where('revoked.revoked_at', 'is not', null)
            .orderBy('revoked.revoked_at', 'desc')
            .limit(REVOKED_KEYS),
        ),
      ]),
    )
    .orderBy('api_keys.id', 'desc')
    .execute();
}

/** Creates a key and returns its text, of which only the hash is stored; undefined if there are too many keys. */
export async function createKey(
  { db, now }: Services,
  user: User,
  { name, scope }: { name: string; scope: KeyScope },
): Promise<{ id: number; key: string } | undefined> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  return db.transaction().execute(async (trx) => {
    await sql`lock table api_keys in share row exclusive mode`.execute(trx);
    const { active } = await trx
      .selectFrom('api_keys')
      .select((eb) => eb.fn.countAll<string>().as('active'))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(active) >= MAX_KEYS) return undefined;
    const made = { name, scope, hint: key.slice(0, HINT_LENGTH), hash: sha256(key) };
    const { id } = await trx
      .insertInto('api_keys')
      .values({ ...made, created_by: user.id, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, now(), user, { action: 'key.create', subject: name, detail: scope });
    return { id, key };
  });
}

/** Revokes a key. Returns false if it does not exist or is already revoked. */
export async function revokeKey({ db, now }: Services, user: User, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('api_keys')
      .set({ revoked_at: now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) return false;
    await audit(trx, now(), user, { action: 'key.revoke', subject: revoked.name });
    return true;
  });
}
