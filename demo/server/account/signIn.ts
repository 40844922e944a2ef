import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { attempt } from './attempts';
import { type Challenge, nextStep, openChallenge } from './challenges';
import { BUSY, type Refusal, tooMany } from './refusals';
import { startSession } from './tokens';
import { findUser, plainName } from './users';

/** Wrong passwords in fifteen minutes: for one name, and from one address (an office has many). */
const FAILURES = { name: 10, address: 60 };

/** A sign-in as asked for. `name` is a user id or an e-mail address. */
export interface Credentials {
  name: string;
  password: string;
  clientId: string;
  address: string;
}

/** A session, a further step, or the reason why there is none. */
export type SignedIn = { user: User; token: string } | { challenge: Challenge } | Refusal;

const WRONG: Refusal = {
  code: CODES.wrongPassword,
  message: 'Incorrect user ID or password.',
};

/**
 * Signs in: a user with the right password gets a session or a second step, unless a reset came in
 * between.
 */
export async function signIn(parts: Parts, credentials: Credentials): Promise<SignedIn> {
  const proven = await provePassword(parts, credentials);
  if ('code' in proven) return proven;
  const kind = await nextStep(parts, proven.user);
  if (kind) {
    const attempt = { user: proven.user, clientId: credentials.clientId };
    return { challenge: await openChallenge(parts, attempt, kind) };
  }
  const token = await startSession(parts, proven.user, credentials.clientId);
  return token === undefined ? WRONG : { ...proven, token };
}

/**
 * Finds the user whom name and password prove. An unknown user, one without a password and a wrong
 * password get the same answer after the same work. Failures are counted by the name as typed: counting
 * by the user found would tell that a user id and an e-mail address belong together. The attempt starts
 * when it is its turn, so that only as many are under way as passwords are checked.
 */
export async function provePassword(
  parts: Parts,
  credentials: Omit<Credentials, 'clientId'>,
): Promise<{ user: User } | Refusal> {
  const result = await parts.turns.run(credentials.address, () => check(parts, credentials));
  return result ?? BUSY;
}

async function check(
  parts: Parts,
  { name, password, address }: Omit<Credentials, 'clientId'>,
): Promise<{ user: User } | Refusal> {
  const tried = await attempt(parts, [
    { kind: 'sign-in', subject: plainName(name), max: FAILURES.name },
    { kind: 'sign-in from', subject: address, max: FAILURES.address },
  ]);
  if (!tried.allowed) return tried.minutes === 0 ? BUSY : tooMany(tried.minutes);
  const user = await findUser(parts.db, name);
  const right = await parts.passwords.verify(password, user?.password_hash);
  if (!user || !right) {
    await tried.failed();
    return WRONG;
  }
  await tried.forget();
  return { user };
}
