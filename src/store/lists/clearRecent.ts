import { RECENT_KEY, VISITED_KEY } from '../../constants';
import { openStorage, type StorageKind } from '../browser/storage';

/**
 * Deletes what the search and the dashboard remember of a user's way, apart from the modules that read it,
 * which load on demand.
 */
export function clearRecent(prefix: string, kind: StorageKind = 'local'): void {
  openStorage('local').remove(prefix + RECENT_KEY);
  openStorage(kind).remove(prefix + VISITED_KEY);
}
