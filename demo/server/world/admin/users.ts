import type { Kysely, Transaction } from 'kysely';
import { textOf } from '../../account/messages/messages';
import { createCode, deleteCodesOf, normalizeCode, storeCode } from '../../account/resetCodes';
import { sendCode } from '../../account/sendCode';
import { endSessionsOf } from '../../account/sessions';
import type { Database, User } from '../../database/schema';
import type { Role } from '../../http/auth';
import type { Services } from '../../services';
import { isAdmin, lockAdmins } from './admins';
import { audit } from './audit';
import { insertUser } from './insertUser';

/** Result of a change of an account; `message` is the reason for a refusal. */
export type Change =
  | { result: 'done' }
  | { result: 'missing' }
  /** The user who makes the change is no longer an administrator. */
  | { result: 'forbidden' }
  | { result: 'refused'; message: string };

/** Time in ms in which an invited person can choose a password: seven days. */
const INVITATION = 7 * 24 * 60 * 60_000;

/** Creates an account without a password and mails a code to choose one, unless the address is taken. */
export async function inviteUser(
  services: Services,
  actor: User,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<{ id: string } | { refused: 'taken' | 'forbidden' }> {
  const { db, now } = services;
  const code = createCode();
  const invited = await db.transaction().execute(async (trx) => {
    await lockAdmins(trx);
    if (!(await isAdmin(trx, actor))) return 'forbidden';
    const made = await insertUser(trx, { name, email, role });
    if (made === undefined) return 'taken';
    await audit(trx, now(), actor, { action: 'user.invite', subject: name, detail: role });
    const requestedFrom = `invitation ${made}`;
    // In the transaction: once others see the account, a deactivation must find the code too.
    await storeCode({ db: trx, now }, { code, userId: made, requestedFrom, lifetime: INVITATION });
    return { id: made };
  });
  if (typeof invited === 'string') return { refused: invited };
  const { id } = invited;
  const link = `${services.portal()}#/account/reset?id=${normalizeCode(code)}`;
  const text = [
    `Hello ${name},`,
    '',
    `${actor.name} has invited you to the back office of Northgate App Cloud. Your user ID is ${id}.`,
    'Use this link within seven days to set your password:',
    link,
  ].join('\n');
  await services.mailer.send({ to: email, subject: 'Your invitation', text, code, link });
  return { id };
}

/** Changes a role. Users cannot change their own, and the last administrator stays one. */
export const changeRole = (services: Services, actor: User, id: string, role: Role) =>
  change(services, actor, id, async (user, trx) => {
    if (user.role === role) return { refused: `${user.name} already has this role.` };
    if (user.id === actor.id) return { refused: 'You cannot change your own role.' };
    if (await isLastAdmin(trx, user)) return { refused: LAST_ADMIN };
    await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
    return { action: 'user.role', detail: `${user.role} to ${role}` };
  });

/** Deactivates an account and ends its sessions and codes. Refused for one's own account and the last administrator. */
export const deactivate = (services: Services, actor: User, id: string) =>
  change(services, actor, id, async (user, trx) => {
    if (!user.active) return { refused: `${user.name} is already deactivated.` };
    if (user.id === actor.id) return { refused: 'You cannot deactivate your own account.' };
    if (await isLastAdmin(trx, user)) return { refused: LAST_ADMIN };
    await trx.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    await endSessionsOf(trx, id);
    await deleteCodesOf(trx, id);
    return { action: 'user.deactivate' };
  });

/** Activates a deactivated account. */
export const activate = (services: Services, actor: User, id: string) =>
  change(services, actor, id, async (user, trx) => {
    if (user.active) return { refused: `${user.name} is already active.` };
    await trx.updateTable('users').set({ active: true }).where('id', '=', id).execute();
    return { action: 'user.activate' };
  });

/** Removes the authenticator app of an account, for example of a lost phone, and ends its sessions. */
export const removeFactor = (services: Services, actor: User, id: string) =>
  change(services, actor, id, async (user, trx) => {
    if (user.id === actor.id) {
      return { refused: 'Remove your own authenticator app on your profile, with a code.' };
    }
    const removed = await trx
      .deleteFrom('factors')
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) return { refused: `${user.name} has no authenticator app.` };
    await endSessionsOf(trx, id);
    return { action: 'user.factor' };
  });

/** Removes the passkeys of an account, for example one of a thief, and ends its sessions. A reset keeps passkeys. */
export const removePasskeys = (services: Services, actor: User, id: string) =>
  change(services, actor, id, async (user, trx) => {
    if (user.id === actor.id) return { refused: 'Remove your own passkeys on your profile.' };
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', id)
      .returning('id')
      .execute();
    if (removed.length === 0) return { refused: `${user.name} has no passkeys.` };
    await endSessionsOf(trx, id);
    return { action: 'user.passkeys' };
  });

/** Mails a reset code to a user, as if the user had requested it. */
export async function mailReset(services: Services, actor: User, id: string): Promise<Change> {
  const { db, now } = services;
  if (!(await isAdmin(db, actor))) return { result: 'forbidden' };
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) return { result: 'missing' };
  if (!user.active) {
    const message = `${user.name} is deactivated. Activate the account first.`;
    return { result: 'refused', message };
  }
  const result = await sendCode(services, `administrator ${actor.id}`, id);
  if (result.code !== 0) return { result: 'refused', message: textOf(result) };
  await audit(db, now(), actor, { action: 'user.reset', subject: user.name });
  return { result: 'done' };
}

const LAST_ADMIN = 'This is the last administrator. Make someone else an administrator first.';

type Outcome = { action: string; detail?: string } | { refused: string };

async function change(
  { db, now }: Services,
  actor: User,
  id: string,
  act: (user: User, trx: Transaction<Database>) => Promise<Outcome>,
): Promise<Change> {
  return db.transaction().execute(async (trx): Promise<Change> => {
    await lockAdmins(trx, id);
    if (!(await isAdmin(trx, actor))) return { result: 'forbidden' };
    const user = await trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (!user) return { result: 'missing' };
    const outcome = await act(user, trx);
    if ('refused' in outcome) return { result: 'refused', message: outcome.refused };
    await audit(trx, now(), actor, { ...outcome, subject: user.name });
    return { result: 'done' };
  });
}

async function isLastAdmin(db: Kysely<Database>, { id, role, active }: User): Promise<boolean> {
  if (role !== 'ADMIN' || !active) return false;
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other === undefined;
}
