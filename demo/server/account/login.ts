import { addressOf } from '../http/address';
import { checkFields, exactly, line, readObject, secret, uuid } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Call, Parts } from '../parts';
import { passChallenge } from './passChallenge';
import { type SignedIn, signIn } from './signIn';
import { endSession } from './tokens';
import { userRecord } from './userRecord';

/** POST /api/account/login, with exactly the fields of the specification (§7). */
export async function login(c: Call, parts: Parts) {
  const body = await readObject(c);
  if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
  const fields = checkFields(body.value, {
    UserId: line(),
    AuthValue: secret,
    AuthType: exactly('password'),
    Language: exactly('zh-CN'),
    ClientId: uuid,
  });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const { UserId, AuthValue, ClientId } = fields.value;
  const address = addressOf(c, parts);
  const result = await signIn(parts, {
    name: UserId,
    password: AuthValue,
    clientId: ClientId,
    address,
  });
  return answer(c, parts, result);
}

/** POST /api/account/login/challenge: the answer to a second step. */
export async function answerChallenge(c: Call, parts: Parts) {
  const body = await readObject(c);
  if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
  const fields = checkFields(body.value, { Id: line(), Value: secret, ClientId: uuid });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const { Id, Value, ClientId } = fields.value;
  const address = addressOf(c, parts);
  const given = { id: Id, value: Value, clientId: ClientId, address };
  return answer(c, parts, await passChallenge(parts, given));
}

async function answer(c: Call, parts: Parts, result: SignedIn) {
  if ('code' in result) return refuse(c, result.code, result.message);
  if ('challenge' in result) return succeed(c, { Challenge: result.challenge });
  return succeed(c, await userRecord(c, parts, result.user, result.token));
}

/** POST /users/authenticate: the alternative with an e-mail address (§7). Failures are HTTP's own. */
export async function authenticate(c: Call, parts: Parts) {
  const body = await readObject(c);
  if ('problem' in body) return c.json({ message: body.problem }, 400);
  const fields = checkFields(body.value, { email: line(), password: secret });
  if ('problem' in fields) return c.json({ message: fields.problem }, 400);
  const { email, password } = fields.value;
  const address = addressOf(c, parts);
  const result = await signIn(parts, { name: email, password, clientId: '', address });
  if ('token' in result) return c.json(await userRecord(c, parts, result.user, result.token));
  if ('challenge' in result) {
    return c.json({ message: 'This account needs a second step. Sign in with the user ID.' }, 401);
  }
  if (result.seconds === undefined) return c.json({ message: 'E-mail or password is wrong.' }, 401);
  c.header('Retry-After', String(result.seconds));
  return c.json({ message: result.message }, 429);
}

/** POST /api/account/logout. Ending a session that has ended already is a success too. */
export async function logout(c: Call, parts: Parts) {
  await endSession(c, parts);
  return succeed(c);
}
