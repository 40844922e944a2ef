import { ACTIVITY_KEY, IDLE_WARNING_MS } from '../../../constants';
import { shared } from '../../browser/registry';
import { openStorage, type StorageKind } from '../../browser/storage';
import { warnOnce } from '../../browser/warnOnce';
import { watchStorageKey } from '../../browser/watchStorageKey';
import { ACTIVITY_EVENTS, onReportedActivity } from './activity';

/** Shortest time between two writes of the last activity. */
const WRITE_INTERVAL_MS = 1000;

/** Returns the milliseconds of `idle-timeout`, or undefined for never. Warns once about other values. */
export function readIdleTimeout(value: string | undefined): number | undefined {
  if (!value?.trim()) return undefined;
  const minutes = Number(value);
  if (Number.isFinite(minutes) && minutes > 0) return minutes * 60_000;
  warnOnce(
    `idle-timeout="${value}" is not a positive number of minutes; idle users stay signed in.`,
  );
  return undefined;
}

/** Longest time between two checks in ms, since a timer does not count the time that a computer sleeps. */
const CHECK_INTERVAL_MS = 60_000;

/** Time in ms in which a page loads, or creates its shell again: it counts as idle. */
const SHORT_GAP_MS = 30_000;

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

interface Setup {
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
export function watchIdle(setup: Setup): () => void {
  const { timeout, prefix, kind, signedInAt = 0, onCountdown, onIdle } = setup;
  const key = prefix + ACTIVITY_KEY;
  const storage = openStorage(kind);
  const warning = Math.min(IDLE_WARNING_MS, timeout / 2);
  const page = pageWatchOf(prefix);
  let last = Math.min(Math.max(initialActivity(), signedInAt), Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the stored time of the last activity in any tab, 0 if there is none. */
  function readLast(): number {
    const stored = Number(storage.get(key));
    // A time in the future was written before the clock was set back.
    return stored > 0 && stored <= Date.now() ? stored : 0;
  }

  /** Returns the time of the last activity, moved by the time in which this page could not notice any. */
  function initialActivity(): number {
    const now = Date.now();
    const stored = readLast();
    if (!stored) return now;
    const gap = now - page.unwatchedSince;
    if (page.watches > 0 || gap < SHORT_GAP_MS) return stored;
    return Math.min(stored + gap, now);
  }

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
