import { RECENT_KEY } from '../../constants';
import { openStorage } from '../browser/storage';

/** Forgets what was chosen in the search. */
export function clearRecent(prefix: string): void {
  openStorage('local').remove(prefix + RECENT_KEY);
}
