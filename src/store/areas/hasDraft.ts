import { DRAFTS_KEY } from '../../constants';
import { readJson } from '../browser/storage';

/** Returns whether session storage has a draft of an area. */
export function hasDraft(prefix: string, area: string): boolean {
  const stored = readJson('session', prefix + DRAFTS_KEY) as { areas?: object } | undefined;
  const drafts: unknown = Object(Object(stored).areas)[area];
  return Object.keys(Object(drafts)).length > 0;
}
