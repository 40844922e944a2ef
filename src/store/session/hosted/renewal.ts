import type { ApiError } from '../../../api/errors';
import type { HostedError } from '../../../api/oidc/failure';
import type { HostedRecord } from '../../../api/oidc/record';
import { renewalAhead } from '../../../constants';
import { warnOnce } from '../../browser/warnOnce';

/** Delay in ms before a failed renewal is tried again. */
const RETRY_DELAY_MS = 30_000;
/** Minimum of that delay if the token ends earlier. Less than REQUEST_TIMEOUT_MS, for which a 401 waits for a renewal. */
const MIN_RETRY_DELAY_MS = 10_000;
/** Shortest time in ms between two renewals, whatever lifetime the provider gives its tokens. */
const MIN_INTERVAL_MS = 10_000;

/** Longest time in ms until the clock is read again, since timers stop while the machine sleeps. */
const CHECK_INTERVAL_MS = 60_000;

interface RenewalOptions {
  /** Returns the record in storage, which another tab may have renewed. */
  read(): HostedRecord | undefined;
  renew(record: HostedRecord): Promise<HostedRecord>;
  replace(record: HostedRecord): void;
  /** Called with each renewal that starts, and with the wait for the next attempt once the token has ended. Neither rejects. */
  onPending(renewal: Promise<void>): void;
  /** Subscribes to sign-ins and sign-outs on this page. */
  subscribe(listener: () => void): unknown;
  /** Adds what a 401 does first: timers stop while the computer sleeps, and the renewal may be due. */
  onUnauthorized(check: () => void): void;
  /** Name of the lock that lets one tab at a time renew, as a refresh token may be valid once. */
  lock: string;
}

/**
 * Renews the token of a hosted session before it expires, at most every ten seconds. A renewal that the provider has
 * refused is not tried again. After other failures it is retried until the token expires; if the provider was
 * unreachable, for example while the computer slept, even after that.
 */
export function scheduleRenewal(options: RenewalOptions): void {
  const { read, renew, replace, onPending, subscribe, onUnauthorized, lock } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time before which no other renewal may start, in ms since 1970. */
  let earliest = 0;
  let running = false;
  /** The token whose renewal was given up. */
  let givenUp: string | undefined;

  function schedule() {
    clearTimeout(timer);
    if (running) return;
    const record = read();
    if (!record || record.token === givenUp) return;
    const due = dueAt(record);
    if (due === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(due, earliest) - Date.now();
    if (wait > 0) timer = setTimeout(schedule, Math.min(wait, CHECK_INTERVAL_MS));
    else onPending(run());
  }

  async function run() {
    running = true;
    const retryDelay = await runExclusively(lock, renewIfDue);
    running = false;
    schedule();
    if (retryDelay !== undefined) holdRequests(retryDelay);
  }

  /**
   * Renews the token, unless another tab has done so. Resolves to the delay of the next attempt if the token ends
   * before it.
   */
  async function renewIfDue(): Promise<number | undefined> {
    const record = read();
    if (!record || dueAt(record) > Date.now()) return undefined;
    try {
      const renewed = await renew(record);
      earliest = Date.now() + MIN_INTERVAL_MS;
      // The user may have changed or signed out meanwhile.
      if (read()?.token === record.token) replace(renewed);
    } catch (cause) {
      warnOnce(`The token was not renewed. ${(Object(cause) as Partial<HostedError>).message}`);
      const msLeft = Number(record.expires) * 1000 - Date.now();
      const delay = Math.min(RETRY_DELAY_MS, Math.max(msLeft, MIN_RETRY_DELAY_MS));
      earliest = Date.now() + delay;
      if (!mayRetry(cause, msLeft)) givenUp = record.token;
      else if (msLeft <= delay) return delay;
    }
    return undefined;
  }

  /** Makes 401s wait for the attempt after this delay, from the end of the token on. */
  function holdRequests(delay: number) {
    const msLeft = Math.max(Number(read()?.expires) * 1000 - Date.now(), 0) || 0;
    // The timer of the next attempt runs first.
    const wait = delay - msLeft + 1000;
    const hold = () => onPending(new Promise((resolve) => setTimeout(resolve, wait)));
    if (msLeft > 0) setTimeout(hold, msLeft);
    else hold();
  }

  subscribe(schedule);
  onUnauthorized(schedule);
  // Immediately after a sleep, in browsers that dispatch this event then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') schedule();
  });
  schedule();
}

/**
 * Returns when to renew a record, in ms since 1970; Infinity if its time is not a number, as in a stored record of
 * another server.
 */
function dueAt({ expires, tokens }: HostedRecord): number {
  if (typeof expires !== 'number') return Number.POSITIVE_INFINITY;
  return (expires - renewalAhead(tokens?.lasts)) * 1000;
}

/** Returns whether a failed renewal may succeed later, with the time in ms before the token ends. */
function mayRetry(cause: unknown, msLeft: number): boolean {
  const { problem, reason } = Object(cause) as Partial<HostedError & ApiError>;
  if (problem === 'denied' || problem === 'refused') return false;
  // `network` is a chunk that could not be loaded, `discovery` the page of a proxy: the configuration has worked before.
  const isUnreachable =
    problem === 'unreachable' ||
    problem === 'discovery' ||
    reason === 'network' ||
    cause instanceof TypeError;
  return isUnreachable || msLeft > 0;
}

/** Runs in one tab at a time. Pages served by plain http have no locks and run without. */
async function runExclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, act) : act();
}
