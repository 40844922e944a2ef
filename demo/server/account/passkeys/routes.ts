import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Hono } from 'hono';
import { addressOf } from '../../http/address';
import { checkFields, line, readObject, secret, uuid } from '../../http/body';
import { CODES, refuse, succeed } from '../../http/envelope';
import { type StaffCall, staff } from '../../http/staff';
import type { Call, Env, Parts } from '../../parts';
import type { Refusal } from '../refusals';
import { provePassword } from '../signIn';
import { userRecord } from '../userRecord';
import { listPasskeys, removePasskey } from './passkeys';
import { addPasskey, registrationOptions } from './register';
import { relyingParty } from './relyingParty';
import { signInOptions, signInWithPasskey } from './signIn';

const PATH = '/api/account/passkeys';

/** The calls that sign in with a passkey, and those that list, add and remove the user's own. */
export function passkeyRoutes(app: Hono<Env>, parts: Parts): void {
  app.post(`${PATH}/sign-in/options`, (c) => offer(c, parts));
  app.post(`${PATH}/sign-in`, (c) => signIn(c, parts));
  app.get(PATH, staff(parts, list));
  app.post(`${PATH}/register/options`, staff(parts, prepare));
  app.post(`${PATH}/register`, staff(parts, add));
  app.post(`${PATH}/remove`, staff(parts, remove));
}

const refused = (c: Call, { code, message }: Refusal) => refuse(c, code, message);

async function offer(c: Call, parts: Parts) {
  const made = await signInOptions(parts, relyingParty(c, parts), addressOf(c, parts));
  return 'refusal' in made ? refused(c, made.refusal) : succeed(c, { Options: made.options });
}

async function signIn(c: Call, parts: Parts) {
  const given = await readCredential(c, { ClientId: uuid });
  if ('problem' in given) return refuse(c, CODES.badRequest, given.problem);
  const result = await signInWithPasskey(parts, {
    credential: given.credential as AuthenticationResponseJSON,
    clientId: given.fields.ClientId,
    site: relyingParty(c, parts),
    address: addressOf(c, parts),
  });
  if ('token' in result) return succeed(c, await userRecord(c, parts, result.user, result.token));
  return refused(c, result as Refusal);
}

async function list({ c, parts, user }: StaffCall) {
  return succeed(c, { Passkeys: await listPasskeys(parts, user.id) });
}

/** A passkey opens the account for good, so an open screen alone must not be enough to add one. */
async function prepare({ c, parts, user }: StaffCall) {
  const body = await readObject(c);
  const fields = 'problem' in body ? body : checkFields(body.value, { Password: secret });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const password = fields.value.Password;
  const proven = await provePassword(parts, {
    name: user.id,
    password,
    address: addressOf(c, parts),
  });
  if ('code' in proven) {
    const isWrong = proven.code === CODES.wrongPassword;
    return refused(c, isWrong ? { ...proven, message: 'Incorrect password.' } : proven);
  }
  const made = await registrationOptions(parts, user, relyingParty(c, parts));
  return 'options' in made ? succeed(c, { Options: made.options }) : refused(c, made.refusal);
}

async function add({ c, parts, user }: StaffCall) {
  const given = await readCredential(c, { Name: line(60) });
  if ('problem' in given) return refuse(c, CODES.badRequest, given.problem);
  const refusal = await addPasskey(parts, user, {
    name: given.fields.Name.trim(),
    credential: given.credential as RegistrationResponseJSON,
    site: relyingParty(c, parts),
  });
  return refusal
    ? refused(c, refusal)
    : succeed(c, { Passkeys: await listPasskeys(parts, user.id) });
}

async function remove({ c, parts, user }: StaffCall) {
  const body = await readObject(c);
  const fields = 'problem' in body ? body : checkFields(body.value, { Id: line(1400) });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  if (!(await removePasskey(parts, user.id, fields.value.Id))) {
    return refuse(c, CODES.unknownPasskey, 'You have no such passkey.');
  }
  return succeed(c, { Passkeys: await listPasskeys(parts, user.id) });
}

/** Reads a body of `Credential`, as the browser made it, and other fields. */
async function readCredential<Name extends string>(
  c: Call,
  rules: Parameters<typeof checkFields<Name>>[1],
) {
  const body = await readObject(c);
  if ('problem' in body) return body;
  const { Credential, ...others } = body.value;
  const fields = checkFields(others, rules);
  if ('problem' in fields) return fields;
  const { id } = Object(Credential) as { id?: unknown };
  const isId = typeof id === 'string' && /^[\w-]{1,1400}$/.test(id);
  return isId
    ? { credential: Credential as { id: string }, fields: fields.value }
    : { problem: 'The field Credential is not a credential.' };
}
