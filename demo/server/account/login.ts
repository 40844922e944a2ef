import { addressOf } from '../http/address';
import { checkFields, exactly, line, readObject, secret, uuid } from '../http/body';
import { CODES, refuse, succeed } from '../http/envelope';
import type { Call, Services } from '../services';
import { answerChallenge } from './answerChallenge';
import { type Message, textOf } from './messages/messages';
import { refuseWith } from './refusals';
import { endSession } from './sessions';
import { type SignedIn, signIn } from './signIn';
import { userRecord } from './userRecord';

/** Answers POST /api/account/login, with the fields of the specification. */
export async function login(c: Call, services: Services) {
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
  const address = addressOf(c, services);
  const result = await signIn(services, {
    name: UserId,
    password: AuthValue,
    clientId: ClientId,
    address,
  });
  return answer(c, services, result);
}

/** Answers POST /api/account/login/challenge: the value of a second step. */
export async function challengeRoute(c: Call, services: Services) {
  const body = await readObject(c);
  if ('problem' in body) return refuse(c, CODES.badRequest, body.problem);
  const fields = checkFields(body.value, { Id: line(), Value: secret, ClientId: uuid });
  if ('problem' in fields) return refuse(c, CODES.badRequest, fields.problem);
  const { Id, Value, ClientId } = fields.value;
  const address = addressOf(c, services);
  const submitted = { id: Id, value: Value, clientId: ClientId, address };
  return answer(c, services, await answerChallenge(services, submitted));
}

async function answer(c: Call, services: Services, result: SignedIn) {
  if ('code' in result) return refuseWith(c, result);
  if ('challenge' in result) {
    const { kind, id } = result.challenge;
    const Message = textOf(result.challenge, c.get('language'));
    return succeed(c, { Challenge: { Kind: kind, Message, Id: id } });
  }
  return succeed(c, await userRecord(c, services, result.user, result.token));
}

/** Answers POST /users/authenticate: sign-in by email address. Failures are HTTP status codes. */
export async function authenticate(c: Call, services: Services) {
  const body = await readObject(c);
  if ('problem' in body) return c.json({ message: body.problem }, 400);
  const fields = checkFields(body.value, { email: line(), password: secret });
  if ('problem' in fields) return c.json({ message: fields.problem }, 400);
  const { email, password } = fields.value;
  const address = addressOf(c, services);
  const result = await signIn(services, { name: email, password, clientId: '', address });
  if ('token' in result) return c.json(await userRecord(c, services, result.user, result.token));
  const fail = (message: Message, status: 401 | 429) =>
    c.json({ message: textOf(message, c.get('language')) }, status);
  if ('challenge' in result) return fail({ message: 'signInWithUserId' }, 401);
  if (result.seconds === undefined) return fail({ message: 'wrongEmail' }, 401);
  c.header('Retry-After', String(result.seconds));
  return fail(result, 429);
}

/** Answers POST /api/account/logout. It succeeds for a session that has already ended too. */
export async function logout(c: Call, services: Services) {
  await endSession(c, services);
  return succeed(c);
}
