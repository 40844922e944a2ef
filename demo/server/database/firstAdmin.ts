import type { Kysely } from 'kysely';
import type { Passwords } from '../account/passwords';
import { endSessionsOf } from '../account/tokens';
import { insertUser } from '../world/admin/insertUser';
import type { Database } from './schema';
import { DANA_SECRET, demoAccounts } from './seed';

/**
 * Removes the public passwords and the public authenticator key of the demo accounts, since the database
 * may have been used for a demo before.
 */
export async function closeDemoAccounts(db: Kysely<Database>, passwords: Passwords): Promise<void> {
  await db.deleteFrom('factors').where('secret', '=', DANA_SECRET).execute();
  for (const { id, password } of demoAccounts) {
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!user?.password_hash || !(await passwords.verify(password, user.password_hash))) continue;
    await db.transaction().execute(async (step) => {
      await endSessionsOf(step, id);
      await step.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    });
  }
}

/**
 * Ensures that an administrator can sign in. If none has a password yet, the account with this mail
 * address becomes one; its owner sets the password by "Forgot password?".
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
      'No administrator can sign in yet: set FIRST_ADMIN to the mail address of the first one.',
    );
  }
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new Error(`FIRST_ADMIN is "${email}", but must be a mail address.`);
  }
  const name = address.split('@')[0] ?? address;
  if (await insertUser(db, { name, email: address, role: 'ADMIN' })) return;
  await db
    .updateTable('users')
    .set({ role: 'ADMIN', active: true })
    .where('email', '=', address)
    .execute();
}
