import { RECENT_KEY } from '../../constants';
import { openStorage } from '../browser/storage';

/** Deletes the stored choices of the search; apart from recentChoices.ts, which loads with the palette. */
export function clearRecent(prefix: string): void {
  openStorage('local').remove(prefix + RECENT_KEY);
}
