import { RELOADED_KEY } from '../constants';
import { reloadPage } from './browser/page';
import { openStorage } from './browser/storage';

/**
 * Reloads the page, once for each area until it has loaded well: after a deployment the old page asks
 * for modules that are gone.
 * @returns false where that has been tried already, or where nothing could be fetched either
 */
export function reloadOnce(prefix: string, area: string): boolean {
  const storage = openStorage('session');
  const key = prefix + RELOADED_KEY;
  if (!navigator.onLine || storage.get(key) === area) return false;
  // Without a mark that holds, the page would reload for ever.
  if (!storage.set(key, area)) return false;
  reloadPage();
  return true;
}

/** Takes the mark off: the next deployment may reload again. */
export function reloadedWell(prefix: string, area: string): void {
  const storage = openStorage('session');
  if (storage.get(prefix + RELOADED_KEY) === area) storage.remove(prefix + RELOADED_KEY);
}
