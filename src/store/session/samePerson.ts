import type { SessionState } from './session';
import type { PublicUser, UserRecord } from './userRecord';

/** The user id that a record names. */
export const userIdOf = ({ UserId }: UserRecord): string | undefined => text(UserId);

/**
 * Whether a record is of the person who is there; whoever cannot be told to be the same is another one.
 * @param typed the user id of the sign-in that brought it
 */
export function isSamePerson(state: SessionState, next: UserRecord, typed?: string): boolean {
  const { user, userId } = state;
  const known = userIdOf(next) ?? typed ?? text(next.Name);
  return Boolean(user && known && known === (userId ?? user.Name));
}

/** Whether two users differ in nothing but the end of their token. */
export function isSameUser(one: PublicUser, other: PublicUser | undefined): boolean {
  return facts(one) === facts(other);
}

const facts = (user?: PublicUser) => JSON.stringify({ ...user, expires: 0 });

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
