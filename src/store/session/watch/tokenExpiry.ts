import type { HostedRecord } from '../../../api/oidc/record';
import { EXPIRY_WARNING_MS, renewalAhead } from '../../../constants';
import type { Session } from '../createSession';
import type { ConnectionStore } from './connectionStore';
import { rememberClockOffset, tokenTimeLeft } from './tokenTimeLeft';

/** Longest time in ms until the clock is read again, since timers stop while the machine sleeps. */
const CHECK_INTERVAL_MS = 60_000;
/** Time in ms that the renewal of a token may take before the warning appears. */
const RENEWAL_TIME_MS = 15_000;

/**
 * Sets `expiresAt` shortly before the token expires. Never signs out: only the server decides that.
 * Returns an unsubscribe function.
 */
export function watchTokenExpiry(session: Session, connection: ConnectionStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the page was loaded or shown again, as of `performance.now()`. */
  let shownSince = performance.now();
  const isWarning = () => connection.getState().expiresAt !== undefined;

  function update() {
    clearTimeout(timer);
    const msLeft = tokenTimeLeft(session, connection) ?? 0;
    const msUntilWarning = timeUntilWarning(msLeft);
    const expiresSoon = msLeft > 0 && msUntilWarning <= 0;
    if (isWarning() !== expiresSoon) {
      connection.setState({ expiresAt: expiresSoon ? Date.now() + msLeft : undefined });
    }
    if (msLeft <= 0) return;
    timer = setTimeout(update, Math.min(expiresSoon ? msLeft : msUntilWarning, CHECK_INTERVAL_MS));
  }

  /** Returns the time in ms until the warning appears, 0 or less if it is due. */
  function timeUntilWarning(msLeft: number): number {
    const record: HostedRecord | undefined = session.getRecord();
    const lifetime = record?.tokens?.lasts;
    const untilExpiry = msLeft - warningAhead(lifetime);
    if (lifetime === undefined || isWarning()) return untilExpiry;
    // The renewal begins with the page.
    return Math.max(untilExpiry, shownSince + RENEWAL_TIME_MS - performance.now());
  }

  function onVisibility() {
    shownSince = performance.now();
    update();
  }

  // Immediately after a sleep, in browsers that dispatch this event then.
  document.addEventListener('visibilitychange', onVisibility);
  rememberClockOffset(session, session.getState().userChangeCount > 0 ? 'issued' : 'restored');
  update();
  const unsubscribers = [
    session.subscribe((now, before) => {
      if (now.user !== before.user) rememberClockOffset(session, 'issued');
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
