import { ACTIVITY_KEY, IDLE_WARNING_MS, LONGEST_TIMER_MS } from '../../../constants';
import { openStorage, type StorageKind } from '../../browser/storage';
import { warnOnce } from '../../browser/warnOnce';
import { watchStorageKey } from '../../browser/watchStorageKey';
import { ACTIVITY_EVENTS, watchActivity } from './activity';

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

interface Setup {
  /** Time without activity in ms. */
  timeout: number;
  prefix: string;
  /** Tabs share the activity if they share the session (`local`). */
  kind: StorageKind;
  /** Called each second of the last minute with the milliseconds left; with undefined after activity. */
  onCountdown(left: number | undefined): void;
  /** Called when the time is over. */
  onIdle(): void;
}

/**
 * Watches the activity of a user. Compares clock times, since timers stop while a computer sleeps.
 * Returns a function that ends the watch.
 */
export function watchIdle({ timeout, prefix, kind, onCountdown, onIdle }: Setup): () => void {
  const key = prefix + ACTIVITY_KEY;
  const storage = kind === 'local' ? openStorage('local') : undefined;
  const warning = Math.min(IDLE_WARNING_MS, timeout / 2);
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  storage?.set(key, String(last));

  function check() {
    clearTimeout(timer);
    const now = Date.now();
    const shared = Number(storage?.get(key));
    // A time in the future was written before the clock was set back.
    if (shared > last && shared <= now) last = shared;
    if (last > now) last = now;
    const left = last + timeout - now;
    if (left <= 0) return onIdle();
    const counting = left <= warning;
    onCountdown(counting ? left : undefined);
    timer = setTimeout(check, counting ? 1000 : Math.min(left - warning, LONGEST_TIMER_MS));
  }

  function onActivity() {
    const now = Date.now();
    if (now - last >= timeout) return check();
    if (now - last < WRITE_INTERVAL_MS) return;
    last = now;
    storage?.set(key, String(now));
    check();
  }

  const options = { capture: true, passive: true };
  for (const type of ACTIVITY_EVENTS) addEventListener(type, onActivity, options);
  document.addEventListener('visibilitychange', check);
  const unwatch = watchStorageKey(key, check);
  const unwatchReported = watchActivity(onActivity);
  check();
  return () => {
    clearTimeout(timer);
    for (const type of ACTIVITY_EVENTS) removeEventListener(type, onActivity, options);
    document.removeEventListener('visibilitychange', check);
    unwatch();
    unwatchReported();
  };
}
