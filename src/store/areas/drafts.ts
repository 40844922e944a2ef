// The drafts are read in readDrafts.ts, which the shell needs earlier than this code.
import { DRAFTS_KEY } from '../../constants';
import { openStorage } from '../browser/storage';
import { warnOnce } from '../browser/warnOnce';
import type { AreaContext } from './areaTypes';
import { readDrafts } from './readDrafts';

/**
 * Characters of all drafts together, as JSON. Each change writes all of them, and the host page needs the
 * storage too: browsers allow about five million.
 */
const MAX_CHARACTERS = 1_000_000;

/**
 * Opens the drafts of one user in one area. They are in session storage: they survive the reload after
 * a 401, but not the tab. A draft that does not fit is not stored, with one warning.
 */
export function openDrafts(prefix: string, user: string, area: string): AreaContext['draft'] {
  const storage = openStorage('session');
  const key = prefix + DRAFTS_KEY;
  const update = (change: (drafts: Map<string, unknown>) => unknown, limit = Infinity) => {
    const areas = readDrafts(prefix, user);
    const drafts = new Map(Object.entries(areas[area] ?? {}));
    change(drafts);
    const text = JSON.stringify({ user, areas: { ...areas, [area]: Object.fromEntries(drafts) } });
    return text.length <= limit && storage.set(key, text);
  };
  return {
    get: (name) => new Map(Object.entries(readDrafts(prefix, user)[area] ?? {})).get(name),
    set(name, value) {
      if (update((drafts) => drafts.set(name, value), MAX_CHARACTERS)) return;
      warnOnce(`area "${area}" has drafts that do not fit into the browser's storage.`);
    },
    delete(name) {
      // Do not overwrite the drafts of another user.
      if (readDrafts(prefix, user)[area]) update((drafts) => drafts.delete(name));
    },
  };
}
