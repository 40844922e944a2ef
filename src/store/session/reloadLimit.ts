import { EXPIRED_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** Automatic reloads allowed within WINDOW_MS; the next 401 shows the sign-in screen without a reload. */
const MAX_RELOADS = 2;
const WINDOW_MS = 30_000;

/**
 * Whether the page may be reloaded after a 401, and counts that reload. Without the limit, a user whom a
 * provider restores on each load and the server refuses each time would cause endless reloads.
 */
export function mayReload(prefix: string): boolean {
  const key = prefix + EXPIRED_KEY;
  const now = Date.now();
  const known = readJson('session', key);
  const last = (Array.isArray(known) ? known : []).filter((at) => Math.abs(now - at) < WINDOW_MS);
  if (last.length >= MAX_RELOADS) return false;
  openStorage('session').set(key, JSON.stringify([...last, now]));
  return true;
}

/** Resets the limit after a sign-in by hand. */
export function forgetReloads(prefix: string): void {
  openStorage('session').remove(prefix + EXPIRED_KEY);
}
