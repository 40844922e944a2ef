import { jwtLife } from '../../api/jwtPayload';
import { USER_KEY } from '../../constants';
import { readJson, type StorageKind } from '../browser/storage';
import type { Stores } from '../element/elementStores';

/** What may be said about a session; the token stays where it is. */
export interface SessionFacts {
  since: Date;
  /** Where the record really lies: on the page alone where the browser kept nothing. */
  kind: StorageKind;
  /** When the token ends, where it is a JWT that says so. */
  expires: Date | undefined;
}

/** The facts of the session in this tab. */
export function sessionFacts({ prefix, options, session }: Stores): SessionFacts {
  const kind = options.getState().storage ?? 'local';
  return {
    since: new Date(session.getState().since),
    kind: readJson(kind, prefix + USER_KEY) ? kind : 'memory',
    expires: expiryOf(session.getToken() ?? ''),
  };
}

/** When a JSON Web Token ends; undefined for any other token. */
export function expiryOf(token: string): Date | undefined {
  const { to } = jwtLife(token);
  return to ? new Date(to) : undefined;
}
