import { jwtDates } from '../../../api/jwt';
import { USER_KEY } from '../../../constants';
import { readJson, type StorageKind } from '../../browser/storage';
import type { ElementStores } from '../../element/elementStores';
import { storageKind } from '../../element/options';

/** Details of a session for its user, without the token. */
export interface SessionDetails {
  /** Time of the sign-in; undefined if it was not on this page. */
  since: Date | undefined;
  /** The storage that contains the record; `memory` if the browser stored nothing. */
  kind: StorageKind;
  /** Expiry of the token, if it is a JWT with that date. */
  expires: Date | undefined;
}

/** Returns the details of the session in this tab. */
export function sessionDetails({ prefix, options, session }: ElementStores): SessionDetails {
  const kind = storageKind(options.getState());
  const { userSource, userSince } = session.getState();
  return {
    since: userSource === 'signIn' ? new Date(userSince) : undefined,
    kind: readJson(kind, prefix + USER_KEY) ? kind : 'memory',
    expires: expiryOf(session.getToken() ?? ''),
  };
}

/** Returns when a JWT expires; undefined for other tokens. */
export function expiryOf(token: string): Date | undefined {
  const { expiresAt } = jwtDates(token);
  return expiresAt ? new Date(expiresAt) : undefined;
}
