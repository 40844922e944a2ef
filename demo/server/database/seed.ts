import type { Kysely } from 'kysely';
import type { Passwords } from '../account/passwords';
import type { Database } from './schema';

/** The secret of Dana's authenticator app in Base32. It is public. */
export const DANA_SECRET = 'NORTHGATEDANADEMOSECRETNORTHGATE';

/** The public demo accounts, which the command line and the documentation show. */
export const demoAccounts = [
  {
    id: 'ada',
    name: 'Ada Okafor',
    email: 'ada@northgate.example',
    role: 'ADMIN',
    avatar: '/northgate/avatars/ada.svg',
    password: 'northgate-ada',
    sees: 'all seven areas, Admin included',
  },
  {
    id: 'ben',
    name: 'Ben Lindqvist',
    email: 'ben@northgate.example',
    role: 'EDITOR',
    avatar: '/northgate/avatars/ben.svg',
    password: 'northgate-ben',
    sees: 'six areas, no Admin',
  },
  {
    id: 'chen',
    name: 'Chen Wei',
    email: 'chen@northgate.example',
    role: 'SUPPORT',
    avatar: '',
    password: 'northgate-chen',
    sees: 'six areas, no Admin, no avatar',
  },
  {
    id: 'dana',
    name: 'Dana Reyes',
    email: 'dana@northgate.example',
    role: 'EDITOR',
    avatar: '',
    password: 'northgate-dana',
    sees: `asked for a code; key for an authenticator app: ${DANA_SECRET}`,
  },
  {
    id: 'emil',
    name: 'Emil Sand',
    email: 'emil@northgate.example',
    role: 'VIEWER',
    avatar: '',
    password: 'northgate-emil',
    sees: 'asked for a new password at the first sign-in',
  },
] as const;

/**
 * Adds missing demo accounts, with their public passwords or without a password. Existing accounts are
 * not changed.
 */
export async function seed(
  db: Kysely<Database>,
  passwords: Passwords,
  { publicPasswords = true } = {},
): Promise<void> {
  const present = await db.selectFrom('users').select('id').execute();
  const known = new Set(present.map((user) => user.id));
  const missing = demoAccounts.filter((account) => !known.has(account.id));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async ({ id, name, email, role, avatar, password }) => {
      const password_hash = publicPasswords ? await passwords.hash(password) : null;
      const must_change_password = publicPasswords && id === 'emil';
      return { id, name, email, role, avatar, password_hash, must_change_password };
    }),
  );
  // Another process may have inserted them meanwhile.
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!publicPasswords || known.has('dana')) return;
  await db
    .insertInto('factors')
    .values({ user_id: 'dana', secret: DANA_SECRET, confirmed: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
