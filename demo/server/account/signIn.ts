import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { attempt } from './attempts';
import { issueToken } from './tokens';
import { findUser, plainName } from './users';

/** Wrong passwords in fifteen minutes: for one name, and from one address (an office has many). */
const FAILURES = { name: 10, address: 60 };

/** Who wants in. `name` is a user id or an e-mail address. */
export interface Credentials {
  name: string;
  password: string;
  clientId: string;
  address: string;
}

/** A session, or why not. */
export type SignedIn = { user: User; token: string } | Refused;

type Refused = { code: number; message: string; minutes?: number };

/** Signs in: a proven user gets a session. */
export async function signIn(parts: Parts, credentials: Credentials): Promise<SignedIn> {
  const proven = await provePassword(parts, credentials);
  if ('code' in proven) return proven;
  return { ...proven, token: await issueToken(parts, proven.user.id, credentials.clientId) };
}

/**
 * Finds the user whom name and password prove. An unknown user, one without a password and a wrong password are one answer after one
 * scrypt. Failures are counted by the name as typed: counting by the user found would tell that a
 * user id and an e-mail address belong together.
 */
export async function provePassword(
  parts: Parts,
  { name, password, address }: Omit<Credentials, 'clientId'>,
): Promise<{ user: User } | Refused> {
  const tried = await attempt(parts, [
    { kind: 'sign-in', subject: plainName(name), max: FAILURES.name },
    { kind: 'sign-in from', subject: address, max: FAILURES.address },
  ]);
  if (!tried.allowed) return tooMany(tried.minutes);
  const user = await findUser(parts.db, name);
  const right = await parts.passwords.verify(password, user?.password_hash);
  if (!user || !right) {
    return { code: CODES.wrongPassword, message: 'User id or password is wrong.' };
  }
  await tried.succeeded();
  return { user };
}

/** The refusal of every rate limit. */
export function tooMany(minutes: number) {
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return { code: CODES.tooManyAttempts, message, minutes };
}
