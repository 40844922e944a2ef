import { jwtDates } from '../../../api/jwt';
import type { HostedRecord } from '../../../api/oidc/record';
import { EXPIRY_WARNING_MS, LONGEST_TIMER_MS, renewalAhead } from '../../../constants';
import type { Session } from '../createSession';
import type { ConnectionStore } from './connectionStore';

/** Tolerance: if a token was issued further in the future, the browser's clock is wrong. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Time in ms that the renewal of a token may take before the warning appears. */
const RENEWAL_TIME_MS = 15_000;

/** Clock offset of the issuer, in ms, when a user signed in; undefined for a restored user. */
const clockOffsets = new WeakMap<object, number | undefined>();

/**
 * Sets `expiresAt` shortly before the token expires. Never signs out: only the server decides that.
 * Returns an unsubscribe function.
 */
export function watchTokenExpiry(session: Session, connection: ConnectionStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the page was loaded or shown again, as of `performance.now()`. */
  let shownSince = performance.now();

  function update() {
    clearTimeout(timer);
    const msLeft = timeLeft() ?? 0;
    const isShown = connection.getState().expiresAt !== undefined;
    const record: HostedRecord | undefined = session.getRecord();
    const lifetime = record?.tokens?.lasts;
    // The renewal begins with the page.
    const msForRenewal =
      lifetime === undefined || isShown ? 0 : shownSince + RENEWAL_TIME_MS - performance.now();
    const msUntilWarning = Math.max(msLeft - warningAhead(lifetime), msForRenewal);
    const expiresSoon = msLeft > 0 && msUntilWarning <= 0;
    if (isShown !== expiresSoon) {
      connection.setState({ expiresAt: expiresSoon ? Date.now() + msLeft : undefined });
    }
    if (msLeft <= 0) return;
    timer = setTimeout(update, Math.min(expiresSoon ? msLeft : msUntilWarning, LONGEST_TIMER_MS));
  }

  function onVisibility() {
    shownSince = performance.now();
    update();
  }

  function timeLeft(): number | undefined {
    const { user } = session.getState();
    const validity = validityOf(session.getToken());
    if (!user || !validity) return undefined;
    const offset = connection.getState().clockOffset ?? clockOffsets.get(user);
    if (offset === undefined && validity.issuedAt > Date.now() + CLOCK_TOLERANCE_MS)
      return undefined;
    return validity.expiresAt - Date.now() - (offset ?? 0);
  }

  /** Derives the offset from a token that has just been issued. A restored one may be hours old. */
  function recordClockOffset(isNew: boolean) {
    const { user } = session.getState();
    if (!user || clockOffsets.has(user)) return;
    const issued = isNew ? validityOf(session.getToken())?.issuedAt : undefined;
    clockOffsets.set(user, issued ? issued - Date.now() : undefined);
  }

  // Timers stop while the machine sleeps.
  document.addEventListener('visibilitychange', onVisibility);
  recordClockOffset(session.getState().userChangeCount > 0);
  update();
  const unsubscribers = [
    session.subscribe((now, before) => {
      if (now.user !== before.user) recordClockOffset(true);
      update();
    }),
    connection.subscribe((now, before) => {
      if (now.clockOffset !== before.clockOffset) update();
    }),
  ];
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/**
 * Returns the time in ms before the expiry at which the warning appears. A hosted token is renewed without the
 * user: its warning appears once the renewal is overdue.
 * @param lasts lifetime of a hosted token in seconds
 */
function warningAhead(lasts: number | undefined): number {
  return lasts === undefined ? EXPIRY_WARNING_MS : renewalAhead(lasts) * 1000 - RENEWAL_TIME_MS;
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
