import { DRAFTS_KEY } from '../../constants';
import { readJson } from '../browser/storage';

/** Drafts of one user by area and name. */
type Drafts = Record<string, Record<string, unknown>>;

/** Returns the stored drafts of a user; none if those of another one are stored. */
export function readDrafts(prefix: string, user: string): Drafts {
  const stored = readJson('session', prefix + DRAFTS_KEY) as
    | { user?: unknown; areas?: unknown }
    | undefined;
  const { areas } = stored ?? {};
  const isOfUser = stored?.user === user && typeof areas === 'object' && areas !== null;
  return isOfUser ? (areas as Drafts) : {};
}

/** Returns whether session storage has a draft of a user in an area. */
export function hasDraft(prefix: string, user: string, area: string): boolean {
  return Object.keys(Object(readDrafts(prefix, user)[area])).length > 0;
}
