import type { StoreApi } from 'zustand/vanilla';
import type { ElementOptions } from '../../element/options';
import { splitWords } from '../../element/splitWords';
import type { Session } from '../createSession';
import type { PublicUser, SessionUser } from './userRecord';

/** Fields of the record that leave the session without `user-fields`. */
const PUBLIC_FIELDS = ['UserId', 'Name', 'Role', 'Avatar'];

/**
 * Creates a function that returns the user as events, areas and the property `user` show it: the public
 * fields and those of the attribute `user-fields`. The object changes only with the user or the fields.
 */
export function createPublicUser(
  session: Session,
  options: StoreApi<ElementOptions>,
): () => PublicUser | undefined {
  let lastUser: SessionUser | undefined;
  let lastFields: string | undefined;
  let shown: PublicUser | undefined;
  return () => {
    const { user } = session.getState();
    const { userFields } = options.getState();
    if (user !== lastUser || userFields !== lastFields) {
      lastUser = user;
      lastFields = userFields;
      shown = user && pick(user, [...PUBLIC_FIELDS, ...splitWords(userFields)]);
    }
    return shown;
  };
}

function pick(user: SessionUser, fields: readonly string[]): PublicUser {
  const present = fields.filter((field) => Object.hasOwn(user, field));
  return Object.freeze(Object.fromEntries(present.map((field) => [field, user[field]])));
}
