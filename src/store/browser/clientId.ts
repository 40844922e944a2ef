import { v4, validate } from 'uuid';
import { CLIENT_ID_KEY } from '../../constants';
import { openStorage } from './storage';

const idsByPrefix = new Map<string, string>();

/**
 * Returns the random UUID of this browser from local storage. If storage is blocked, it lasts as
 * long as the page.
 */
export function clientId(prefix: string): string {
  const storage = openStorage('local');
  const stored = storage.get(prefix + CLIENT_ID_KEY);
  if (stored && validate(stored)) return stored;
  const id = idsByPrefix.get(prefix) ?? v4();
  idsByPrefix.set(prefix, id);
  storage.set(prefix + CLIENT_ID_KEY, id);
  return id;
}
