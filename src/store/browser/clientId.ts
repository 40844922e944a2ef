import { v4, validate } from 'uuid';
import { CLIENT_ID_KEY } from '../../constants';
import { openStorage } from './storage';

const idsByPrefix = new Map<string, string>();

/**
 * Returns the random UUID of this browser (§3), stored in local storage; kept for the page if that
 * is blocked.
 */
export function clientId(prefix: string): string {
  const storage = openStorage('local');
  const kept = storage.get(prefix + CLIENT_ID_KEY);
  if (kept && validate(kept)) return kept;
  const id = idsByPrefix.get(prefix) ?? v4();
  idsByPrefix.set(prefix, id);
  storage.set(prefix + CLIENT_ID_KEY, id);
  return id;
}
