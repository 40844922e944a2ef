import type { HostedRecord } from '../../../api/oidcRecord';
import { LONGEST_TIMER } from '../../../constants';

/** The token is renewed this long before it ends, in seconds, or in the last quarter of a short life. */
const AHEAD = 60;
/** Milliseconds until a renewal that failed is tried again. */
const AGAIN = 30_000;

interface Setup {
  /** The record in storage: another tab may have renewed it. */
  read(): HostedRecord | undefined;
  renew(record: HostedRecord): Promise<HostedRecord>;
  replace(record: HostedRecord): void;
  /** Calls back whenever somebody signs in or out on this page. */
  subscribe(listener: () => void): unknown;
  /** Name of the lock that lets one tab at a time renew: a refresh token may be good once. */
  lock: string;
}

/** Keeps a hosted session alive. A renewal that fails is tried again; in the end the server says 401. */
export function keepRenewed({ read, renew, replace, subscribe, lock }: Setup): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let earliest = 0;

  function plan() {
    clearTimeout(timer);
    const record = read();
    if (record?.expires === undefined) return;
    const wait = Math.max(dueAt(record), earliest) - Date.now();
    timer = setTimeout(run, Math.min(Math.max(wait, 0), LONGEST_TIMER));
  }

  async function run() {
    await alone(lock, async () => {
      const record = read();
      if (!record || dueAt(record) > Date.now()) return;
      try {
        const renewed = await renew(record);
        // Signed out, or someone else, while the answer was on its way.
        if (read()?.token === record.token) replace(renewed);
      } catch {
        // Nothing to tell anyone yet: the token may still be good, and the next try may succeed.
        earliest = Date.now() + AGAIN;
      }
    });
    plan();
  }

  subscribe(plan);
  // Timers stand still while a computer sleeps.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') plan();
  });
  plan();
}

/** The moment, in milliseconds, from which a record should be renewed. */
export function dueAt({ expires = Number.POSITIVE_INFINITY, tokens }: HostedRecord): number {
  return (expires - Math.min(AHEAD, (tokens?.lasts ?? Number.POSITIVE_INFINITY) / 4)) * 1000;
}

/** Runs in one tab at a time; pages that came by plain http know no locks and go without. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, act);
  else await act();
}
