import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Hono } from 'hono';
import { addressOf } from '../../http/address';
import { type StaffCall, staffHandler } from '../../http/auth';
import { checkFields, line, readObject, uuid } from '../../http/body';
import { CODES, refuse, succeed } from '../../http/envelope';
import type { Call, Env, Services } from '../../services';
import { refuseWrongPassword } from '../ownPassword';
import { type Refusal, refuseWith } from '../refusals';
import { userRecord } from '../userRecord';
import { listPasskeys, removePasskey } from './passkeys';
import { addPasskey, registrationOptions } from './register';
import { relyingParty } from './relyingParty';
import { signInOptions, signInWithPasskey } from './signIn';

const PATH = '/api/account/passkeys';

/** Maximum length of a credential id: 1023 bytes (WebAuthn) in base64url. */
const MAX_ID = 1400;

/** Adds the calls that sign in with a passkey, and those that list, add and remove a user's passkeys. */
export function passkeyRoutes(app: Hono<Env>, services: Services): void {
  app.post(`${PATH}/sign-in/options`, (c) => offer(c, services));
  app.post(`${PATH}/sign-in`, (c) => signIn(c, services));
  app.get(PATH, staffHandler(services, list));
  app.post(`${PATH}/register/options`, staffHandler(services, prepare));
  app.post(`${PATH}/register`, staffHandler(services, add));
  app.post(`${PATH}/remove`, staffHandler(services, remove));
}

async function offer(c: Call, services: Services) {
  const result = await signInOptions(services, relyingParty(c, services), addressOf(c, services));
  return 'refusal' in result
    ? refuseWith(c, result.refusal)
    : succeed(c, { Options: result.options });
}

async function signIn(c: Call, services: Services) {
  const input = await readCredential(c, { ClientId: uuid });
  if ('problem' in input) return refuse(c, CODES.badRequest, input.problem);
  const result = await signInWithPasskey(services, {
    credential: input.credential as AuthenticationResponseJSON,
    clientId: input.fields.ClientId,
    site: relyingParty(c, services),
    address: addressOf(c, services),
  });
  if ('token' in result)
    return succeed(c, await userRecord(c, services, result.user, result.token));
  return refuseWith(c, result as Refusal);
}

async function list({ c, services, user }: StaffCall) {
  return succeed(c, { Passkeys: await listPasskeys(services, user.id) });
}

/** Returns the options for a new passkey. Requires the password, so that an unattended screen is not enough. */
async function prepare(call: StaffCall) {
  const refused = await refuseWrongPassword(call);
  if (refused) return refused;
  const { c, services, user } = call;
  const result = await registrationOptions(services, user, relyingParty(c, services));
  return 'options' in result
    ? succeed(c, { Options: result.options })
    : refuseWith(c, result.refusal);
}

async function add({ c, services, user }: StaffCall) {
  const input = await readCredential(c, { Name: line(60) });
  if ('problem' in input) return refuse(c, CODES.badRequest, input.problem);
  const refusal = await addPasskey(services, user, {
    name: input.fields.Name.trim(),
    credential: input.credential as RegistrationResponseJSON,
    site: relyingParty(c, services),
  });
  return refusal
    ? refuseWith(c, refusal)
    : succeed(c, { Passkeys: await listPasskeys(services, user.id) });
}

async function remove({ c, services, user }: StaffCall) {
  const body = await readObject(c);
  const fields = 'problem' in body ? body : checkFields(body.value, { Id: line(MAX_ID) });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  if (!(await removePasskey(services, user.id, fields.value.Id))) {
    return refuseWith(c, { code: CODES.unknownPasskey, message: 'noSuchPasskey' });
  }
  return succeed(c, { Passkeys: await listPasskeys(services, user.id) });
}

/** Reads a body with a `Credential` of the browser and other fields. */
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
  const isId = typeof id === 'string' && id.length <= MAX_ID && /^[\w-]+$/.test(id);
  return isId
    ? { credential: Credential as { id: string }, fields: fields.value }
    : { problem: 'The field Credential is not a credential.' };
}
