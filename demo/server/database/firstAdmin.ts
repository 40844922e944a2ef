import type { Kysely } from 'kysely';
import type { Passwords } from '../account/passwords';
import { deleteCodesOf } from '../account/resetCodes';
import { endSessionsOf } from '../account/sessions';
import { insertUser } from '../world/admin/insertUser';
import { isId } from '../world/idOf';
import { staff } from '../world/seed/staff';
import type { Database } from './schema';
import { DANA_SECRET, demoAccounts } from './seed';

/** Public passwords by account. */
const publicPasswords = new Map<string, string>(
  demoAccounts.map(({ id, password }) => [id, password]),
);

/**
 * Closes seeded accounts, since the database may have been used for a demo before: demo accounts without a
 * chosen password, and administrators with any password, because visitors of a demo can choose one by its
 * public outbox. Also removes the public authenticator key.
 */
export async function closeDemoAccounts(db: Kysely<Database>, passwords: Passwords): Promise<void> {
  await db.deleteFrom('factors').where('secret', '=', DANA_SECRET).execute();
  const seeded = await db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash'])
    .where(
      'id',
      'in',
      [...demoAccounts, ...staff].map(({ id }) => id),
    )
    .execute();
  for (const { id, role, password_hash: hash } of seeded) {
    const password = publicPasswords.get(id);
    const isOpen =
      password !== undefined && (hash === null || (await passwords.verify(password, hash)));
    if (!isOpen && role !== 'ADMIN') continue;
    await db.transaction().execute((trx) => closeAccount(trx, id));
  }
}

/** Removes every way into an account. */
async function closeAccount(trx: Kysely<Database>, id: string): Promise<void> {
  // Locks the user first, as a deactivation does.
  await endSessionsOf(trx, id);
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  await trx.deleteFrom('passkeys').where('user_id', '=', id).execute();
  await trx.deleteFrom('factors').where('user_id', '=', id).execute();
  await deleteCodesOf(trx, id);
}

/**
 * Ensures that an administrator can sign in. If none has a password yet, the account with this email
 * address becomes one; its owner sets the password with "Forgot password?".
 * @throws Error with a message for the terminal if an address is required but missing or invalid
 */
export async function ensureAdministrator(
  db: Kysely<Database>,
  email: string | undefined,
): Promise<void> {
  const present = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (present) return;
  if (!email) {
    throw new Error(
      'No administrator can sign in yet: set FIRST_ADMIN to the email address of the first one.',
    );
  }
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new Error(`FIRST_ADMIN is "${email}", but must be an email address.`);
  }
  const name = address.split('@')[0] ?? address;
  // It becomes the user ID.
  if (!isId(name)) {
    throw new Error(
      `FIRST_ADMIN is "${email}", but may only have letters, digits and . _ + - ' before the @.`,
    );
  }
  if (await insertUser(db, { name, email: address, role: 'ADMIN' })) return;
  await db
    .updateTable('users')
    .set({ role: 'ADMIN', active: true })
    .where('email', '=', address)
    .execute();
}
