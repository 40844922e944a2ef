import type { Kysely, Transaction } from 'kysely';
import { keepCode, makeCode, plainCode } from '../../account/resetCodes';
import { sendCode } from '../../account/sendCode';
import { endSessionsOf } from '../../account/tokens';
import type { Database, User } from '../../database/schema';
import type { Role } from '../../http/staff';
import type { Parts } from '../../parts';
import { audit } from './audit';
import { insertUser } from './insertUser';

/** A change of an account, or the sentence that says why not. */
export type Change =
  | { result: 'done' }
  | { result: 'missing' }
  | { result: 'refused'; message: string };

/** How long an invited person has for the first password. */
const INVITATION = 7 * 24 * 60 * 60_000;

/** Makes an account without a password and mails a code to choose one; or says that it is taken. */
export async function inviteUser(
  parts: Parts,
  actor: User,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<{ id: string } | { taken: true }> {
  const { db, now } = parts;
  const code = makeCode();
  const id = await db.transaction().execute(async (step) => {
    const made = await insertUser(step, { name, email, role });
    if (made === undefined) return undefined;
    await audit(step, now(), actor, { action: 'user.invite', subject: name, detail: role });
    return made;
  });
  if (id === undefined) return { taken: true };
  await keepCode(parts, { code, userId: id, askedFrom: `invitation ${id}`, lifetime: INVITATION });
  const link = `${parts.portal()}#/account/reset?id=${plainCode(code)}`;
  const text = [
    `Hello ${name},`,
    '',
    `${actor.name} invites you to the back office of Northgate App Cloud. Your user id is ${id}.`,
    'Choose a password here, within seven days:',
    link,
  ].join('\n');
  await parts.mailer.send({ to: email, subject: 'Your invitation', text, code, link });
  return { id };
}

/** Gives another role. Nobody changes their own, and one administrator stays. */
export const changeRole = (parts: Parts, actor: User, id: string, role: Role) =>
  change(parts, actor, id, async (user, step) => {
    if (user.role === role) return { refused: `${user.name} has this role already.` };
    if (user.id === actor.id) return { refused: 'Nobody changes their own role.' };
    if (await isLastAdmin(step, user)) return { refused: LAST };
    await step.updateTable('users').set({ role }).where('id', '=', id).execute();
    return { action: 'user.role', detail: `${user.role} to ${role}` };
  });

/** Ends an account and its sessions immediately. Nobody ends their own, and one administrator stays. */
export const deactivate = (parts: Parts, actor: User, id: string) =>
  change(parts, actor, id, async (user, step) => {
    if (!user.active) return { refused: `${user.name} is deactivated already.` };
    if (user.id === actor.id) return { refused: 'Nobody deactivates themselves.' };
    if (await isLastAdmin(step, user)) return { refused: LAST };
    await step.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    await endSessionsOf(step, id);
    return { action: 'user.deactivate' };
  });

/** Lets a deactivated person in again. */
export const activate = (parts: Parts, actor: User, id: string) =>
  change(parts, actor, id, async (user, step) => {
    if (user.active) return { refused: `${user.name} is active already.` };
    await step.updateTable('users').set({ active: true }).where('id', '=', id).execute();
    return { action: 'user.activate' };
  });

/** Mails a person a code for a new password, as they could ask for one themselves. */
export async function mailReset(parts: Parts, actor: User, id: string): Promise<Change> {
  const { db, now } = parts;
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) return { result: 'missing' };
  if (!user.active) {
    const message = `${user.name} is deactivated: a new password would open nothing.`;
    return { result: 'refused', message };
  }
  const { code, message } = await sendCode(parts, `administrator ${actor.id}`, id);
  if (code !== 0) return { result: 'refused', message };
  await audit(db, now(), actor, { action: 'user.reset', subject: user.name });
  return { result: 'done' };
}

const LAST = 'This is the last administrator: give the role to someone else first.';

type Deed = { action: string; detail?: string } | { refused: string };

async function change(
  { db, now }: Parts,
  actor: User,
  id: string,
  act: (user: User, step: Transaction<Database>) => Promise<Deed>,
): Promise<Change> {
  return db.transaction().execute(async (step): Promise<Change> => {
    // Locks all administrators, so that two of them cannot deactivate each other at the same time.
    await step
      .selectFrom('users')
      .select('id')
      .where((is) => is.or([is('role', '=', 'ADMIN'), is('id', '=', id)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const user = await step.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (!user) return { result: 'missing' };
    const deed = await act(user, step);
    if ('refused' in deed) return { result: 'refused', message: deed.refused };
    await audit(step, now(), actor, { ...deed, subject: user.name });
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
