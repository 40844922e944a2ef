import { randomBytes } from 'node:crypto';
import { sha256 } from '../../account/hash';
import type { User } from '../../database/schema';
import type { Parts } from '../../parts';
import { audit } from '../admin/audit';
import type { KeyScope } from './tables';

/** Every key begins with it, so that one that leaked is found by a search. */
const PREFIX = 'nga_';

/** Letters of a key that stay readable. */
const HINT = 8;

/** The keys, newest first; what was revoked stays in the list. */
export function listKeys({ db }: Parts) {
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

/** Makes a key. Its text is handed out this once: we keep the hash alone. */
export async function createKey(
  { db, now }: Parts,
  user: User,
  { name, scope }: { name: string; scope: KeyScope },
): Promise<{ id: number; key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  return db.transaction().execute(async (step) => {
    const made = { name, scope, hint: key.slice(0, HINT), hash: sha256(key) };
    const { id } = await step
      .insertInto('api_keys')
      .values({ ...made, created_by: user.id, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(step, now(), user, { action: 'key.create', subject: name, detail: scope });
    return { id, key };
  });
}

/** Revokes a key. Of two simultaneous calls, one succeeds. */
export async function revokeKey({ db, now }: Parts, user: User, id: number): Promise<boolean> {
  return db.transaction().execute(async (step) => {
    const revoked = await step
      .updateTable('api_keys')
      .set({ revoked_at: now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) return false;
    await audit(step, now(), user, { action: 'key.revoke', subject: revoked.name });
    return true;
  });
}
