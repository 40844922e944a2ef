import type { SessionState } from '../session';
import type { SessionUser } from './userRecord';

/** Returns the user id of a record that can be typed, undefined if it has none. */
export const userIdOf = ({ UserId }: SessionUser): string | undefined => text(UserId);

/**
 * Returns whether a new user is the same person as the current one: by user id, or by name if an id
 * is unknown. Some servers number their users: two numbers decide, whatever was typed. Without an id,
 * equal records with a name are the same person too. In all other cases it is another person.
 * @param typedId the user id that was typed to sign in
 */
export function isSamePerson(
  { user, userId: currentId }: SessionState,
  next: SessionUser,
  typedId?: string,
): boolean {
  if (!user) return false;
  if (typeof user.UserId === 'number' && typeof next.UserId === 'number')
    return user.UserId === next.UserId;
  const nextId = userIdOf(next) ?? typedId;
  if (nextId && currentId) return nextId === currentId;
  const name = text(next.Name);
  const known = nextId ?? name;
  if (known !== undefined && known === (currentId ?? user.Name)) return true;
  return name !== undefined && isSameExceptExpiry(next, user);
}

/** Returns whether two users are equal except for the expiry of their tokens. */
export function isSameExceptExpiry(one: SessionUser, other: SessionUser | undefined): boolean {
  return serialize(one) === serialize(other);
}

const serialize = (user?: SessionUser) => JSON.stringify({ ...user, expires: 0 });

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
