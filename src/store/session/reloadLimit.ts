import { EXPIRED_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';

/** Reloads after a 401 that may follow each other within a while; the next ends on the page. */
const MOST = 2;
/** Milliseconds of that while. */
const WHILE = 30_000;

/**
 * Whether the page may be loaded again after a 401. A user whom a provider or a script of the page
 * brings back at each load, and the server refuses each time, would else be reloaded for ever.
 */
export function mayReload(prefix: string): boolean {
  const key = prefix + EXPIRED_KEY;
  const now = Date.now();
  const known = readJson('session', key);
  const last = (Array.isArray(known) ? known : []).filter((at) => Math.abs(now - at) < WHILE);
  if (last.length >= MOST) return false;
  openStorage('session').set(key, JSON.stringify([...last, now]));
  return true;
}

/** Somebody has signed in by hand: what comes is not the same again. */
export function forgetReloads(prefix: string): void {
  openStorage('session').remove(prefix + EXPIRED_KEY);
}
