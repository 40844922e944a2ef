import { randomBytes } from 'node:crypto';
import { sha256 } from '../../account/hash';
import type { User } from '../../database/schema';
import type { Services } from '../../services';
import { audit } from '../admin/audit';
import type { KeyScope } from './tables';

/** Prefix of every key, by which leaked keys can be found. */
const PREFIX = 'nga_';

/** Number of characters of a key that are stored as plain text. */
const HINT_LENGTH = 8;

/** Returns the keys, newest first, including revoked ones. */
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
    .orderBy('api_keys.id', 'desc')
    .execute();
}

/** Creates a key and returns its text, of which only the hash is stored. */
export async function createKey(
  { db, now }: Services,
  user: User,
  { name, scope }: { name: string; scope: KeyScope },
): Promise<{ id: number; key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  return db.transaction().execute(async (trx) => {
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
