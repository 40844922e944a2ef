import { RECENT_KEY, VISITED_KEY } from '../../constants';
import { openStorage, type StorageKind } from '../browser/storage';

/**
 * Deletes recent choices of the search and visited pages. Separate from the modules that read them,
 * which load on demand.
 */
export function clearRecent(prefix: string, kind: StorageKind = 'local'): void {
  openStorage('local').remove(prefix + RECENT_KEY);
  openStorage(kind).remove(prefix + VISITED_KEY);
}
