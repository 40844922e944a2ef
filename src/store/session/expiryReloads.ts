import { EXPIRY_RELOADS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** Automatic reloads allowed within WINDOW_MS; the next 401 shows the sign-in screen without a reload. */
const MAX_RELOADS = 2;
/** Time in ms in which reloads are counted. */
const WINDOW_MS = 30_000;

/**
 * Counts a reload after a 401 and returns true, unless the page has reloaded too often or the browser does not store
 * the count. Without the limit, a page would reload endlessly if a provider restores the user on each load and the
 * server refuses the user.
 */
export function tryCountReload(prefix: string): boolean {
  const key = prefix + EXPIRY_RELOADS_KEY;
  const now = Date.now();
  const known = readJson('session', key);
  const last = (Array.isArray(known) ? known : []).filter((at) => Math.abs(now - at) < WINDOW_MS);
  if (last.length >= MAX_RELOADS) return false;
  return openStorage('session').set(key, JSON.stringify([...last, now]));
}

/** Resets the count after the user has signed in. */
export function clearReloads(prefix: string): void {
  openStorage('session').remove(prefix + EXPIRY_RELOADS_KEY);
}
