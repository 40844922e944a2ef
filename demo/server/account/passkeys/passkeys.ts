import type { Services } from '../../services';

/** Maximum number of passkeys of a user. */
export const MAX_PASSKEYS = 20;

/** A passkey as the profile page lists it. */
export interface ListedPasskey {
  Id: string;
  Name: string;
  CreatedAt: string;
  LastUsedAt: string | null;
}

/** Lists the passkeys of a user, oldest first. */
export async function listPasskeys(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<ListedPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    CreatedAt: row.created_at.toISOString(),
    LastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Returns whether a user has any passkeys. */
export async function hasPasskeys({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return passkey !== undefined;
}

/** Removes a passkey of a user. Returns false if the user has none with that id. */
export async function removePasskey(
  { db }: Pick<Services, 'db'>,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
