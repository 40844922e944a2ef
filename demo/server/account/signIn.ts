import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Services } from '../services';
import { type Challenge, nextStep, openChallenge } from './challenges';
import { startAttempt } from './rateLimit';
import { BUSY, type Refusal, refusalOf } from './refusals';
import { startSession } from './sessions';
import { findUser, normalizeName } from './users';

/** Wrong passwords in fifteen minutes: for one name, and from one address, which an office may share. */
const FAILURES = { name: 10, address: 60 };

/** A sign-in request. `name` is a user id or an email address. */
export interface Credentials {
  name: string;
  password: string;
  clientId: string;
  address: string;
}

/** Result of a sign-in: a session, a further step, or the reason for a refusal. */
export type SignedIn = { user: User; token: string } | { challenge: Challenge } | Refusal;

/** Refusal for an unknown user or a wrong password. */
export const WRONG_PASSWORD: Refusal = { code: CODES.wrongPassword, message: 'wrongPassword' };

/**
 * Signs in: with the correct password a user gets a session or a second step. Fails if the password is
 * reset meanwhile.
 */
export async function signIn(services: Services, credentials: Credentials): Promise<SignedIn> {
  const proven = await provePassword(services, credentials);
  if ('code' in proven) return proven;
  const kind = await nextStep(services, proven.user);
  if (kind) {
    const attempt = { user: proven.user, clientId: credentials.clientId };
    return { challenge: await openChallenge(services, attempt, kind) };
  }
  const token = await startSession(services, proven.user, credentials.clientId);
  return token === undefined ? WRONG_PASSWORD : { ...proven, token };
}

/**
 * Finds the user of a name and a password. An unknown user, a user without a password and a wrong
 * password get the same answer after the same work. Failures are counted by the typed name: counting by
 * user would reveal that a user id and an email address belong together. The attempt starts in the
 * queue, so that there are only as many pending attempts as parallel password checks.
 */
export async function provePassword(
  services: Services,
  credentials: Omit<Credentials, 'clientId'>,
): Promise<{ user: User } | Refusal> {
  const result = await services.workQueue.run(credentials.address, () =>
    check(services, credentials),
  );
  return result ?? BUSY;
}

async function check(
  services: Services,
  { name, password, address }: Omit<Credentials, 'clientId'>,
): Promise<{ user: User } | Refusal> {
  const attempt = await startAttempt(services, [
    { kind: 'sign-in:user', subject: normalizeName(name), max: FAILURES.name },
    { kind: 'sign-in:address', subject: address, max: FAILURES.address },
  ]);
  if (!attempt.allowed) return refusalOf(attempt);
  const user = await findUser(services.db, name);
  const isCorrect = await services.passwords.verify(password, user?.password_hash);
  if (!user || !isCorrect) {
    await attempt.failed();
    return WRONG_PASSWORD;
  }
  await attempt.forget();
  return { user };
}
