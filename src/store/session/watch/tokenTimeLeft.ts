import { jwtDates } from '../../../api/jwt';
import { EXPIRY_WARNING_MS } from '../../../constants';
import type { Session } from '../createSession';
import type { ConnectionStore } from './connectionStore';

/** Tolerance: if a token was issued further in the future, the browser's clock is wrong. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Clock offset of the issuer, in ms, when a user signed in; undefined for a restored user. */
const clockOffsets = new WeakMap<object, number | undefined>();

/** Returns the time in ms until the token of a session expires by its issuer's clock; undefined if it is unknown. */
export function tokenTimeLeft(session: Session, connection: ConnectionStore): number | undefined {
  const { user } = session.getState();
  const validity = validityOf(session.getToken());
  if (!user || !validity) return undefined;
  const offset = connection.getState().clockOffset ?? clockOffsets.get(user);
  const isClockWrong = validity.issuedAt > Date.now() + CLOCK_TOLERANCE_MS;
  if (offset === undefined && isClockWrong) return undefined;
  return validity.expiresAt - Date.now() - (offset ?? 0);
}

/**
 * Remembers the offset of the issuer's clock for the current user, unless it is known. A token that has just been issued
 * tells it; a restored one may be hours old.
 */
export function rememberClockOffset(session: Session, origin: 'issued' | 'restored'): void {
  const { user } = session.getState();
  if (!user || clockOffsets.has(user)) return;
  const issuedAt = origin === 'issued' && validityOf(session.getToken())?.issuedAt;
  clockOffsets.set(user, issuedAt ? issuedAt - Date.now() : undefined);
}

/**
 * Returns when a JWT was issued and when it expires, in ms since 1970; `issuedAt` is 0 if unknown. Undefined
 * for other tokens and for a token that lasts no longer than the warning.
 */
function validityOf(
  token: string | undefined,
): { issuedAt: number; expiresAt: number } | undefined {
  const validity = jwtDates(token ?? '');
  return validity.expiresAt - validity.issuedAt > EXPIRY_WARNING_MS ? validity : undefined;
}
