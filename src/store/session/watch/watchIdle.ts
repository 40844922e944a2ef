import { ACTIVITY_KEY, IDLE_WARNING_MS } from '../../../constants';
import { shared } from '../../browser/registry';
import { openStorage, type StorageKind } from '../../browser/storage';
import { watchStorageKey } from '../../browser/watchStorageKey';
import { ACTIVITY_EVENTS, onReportedActivity } from './activity';

/** Shortest time between two writes of the last activity. */
const WRITE_INTERVAL_MS = 1000;

/** Longest time between two checks in ms, since a timer does not count the time that a computer sleeps. */
const CHECK_INTERVAL_MS = 60_000;

/** Time in ms in which a page loads, or creates its shell again: it counts as idle. */
const SHORT_GAP_MS = 30_000;

/** What an idle watch needs. */
interface IdleSetup {
  /** Time without activity in ms. */
  timeout: number;
  prefix: string;
  /** Storage of the user record, and of the last activity: tabs share both if it is `local`. */
  kind: StorageKind;
  /**
   * Time of the last sign-in that this page has noticed, in ms since 1970; undefined if the user comes from storage. An
   * older version of the bundle on the page, or one with its own `memory`, keeps the stored activity at a sign-in.
   */
  signedInAt: number | undefined;
  /**
   * Called at each check: each second of the last minute, or of the last half of a shorter timeout, with the
   * milliseconds left; otherwise with undefined.
   */
  onCountdown(left: number | undefined): void;
  /** Called when the time is over. */
  onIdle(): void;
}

/**
 * Watches the activity of a user. Compares clock times, since timers stop while a computer sleeps.
 * Returns a function that ends the watch.
 */
export function watchIdle(setup: IdleSetup): () => void {
  const { timeout, prefix, kind, signedInAt = 0, onCountdown, onIdle } = setup;
  const key = prefix + ACTIVITY_KEY;
  const storage = openStorage(kind);
  const warning = Math.min(IDLE_WARNING_MS, timeout / 2);
  const page = pageWatchOf(prefix);
  const readLast = () => pastTime(storage.get(key));
  let last = Math.min(Math.max(initialActivity(readLast(), page), signedInAt), Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check() {
    clearTimeout(timer);
    const now = Date.now();
    last = Math.max(last, readLast());
    if (last > now) last = now;
    const left = last + timeout - now;
    if (left <= 0) return onIdle();
    const counting = left <= warning;
    onCountdown(counting ? left : undefined);
    timer = setTimeout(check, counting ? 1000 : Math.min(left - warning, CHECK_INTERVAL_MS));
  }

  function onActivity(event?: Event) {
    // Scripts of the page click and type too.
    if (event && !event.isTrusted) return;
    const now = Date.now();
    if (now - last >= timeout) return check();
    if (now - last < WRITE_INTERVAL_MS) return;
    last = now;
    storage.set(key, String(now));
    check();
  }

  const options = { capture: true, passive: true };
  for (const type of ACTIVITY_EVENTS) addEventListener(type, onActivity, options);
  document.addEventListener('visibilitychange', check);
  const unwatch = watchStorageKey(key, check);
  const unwatchReported = onReportedActivity(onActivity);
  storage.set(key, String(Math.max(last, readLast())));
  page.watches += 1;
  check();
  return () => {
    clearTimeout(timer);
    page.watches -= 1;
    page.unwatchedSince = Date.now();
    for (const type of ACTIVITY_EVENTS) removeEventListener(type, onActivity, options);
    document.removeEventListener('visibilitychange', check);
    unwatch();
    unwatchReported();
  };
}

/** Returns a stored time, or 0 if there is none. One in the future was written before the clock was set back. */
function pastTime(stored: string | undefined): number {
  const time = Number(stored);
  return time > 0 && time <= Date.now() ? time : 0;
}

/** The watches of this page with one storage prefix. */
interface PageWatch {
  /** Number of watches that run. */
  watches: number;
  /** Time since which none runs, in ms since 1970: the start of the page, or the end of the last watch. */
  unwatchedSince: number;
}

const pageWatchOf = (prefix: string): PageWatch =>
  shared(`idle:${prefix}`, () => ({
    watches: 0,
    unwatchedSince: Date.now() - performance.now(),
  }));

/** Returns the time of the last activity, moved by the time in which this page could not notice any. */
function initialActivity(stored: number, page: PageWatch): number {
  const now = Date.now();
  if (!stored) return now;
  const gap = now - page.unwatchedSince;
  if (page.watches > 0 || gap < SHORT_GAP_MS) return stored;
  return Math.min(stored + gap, now);
}
