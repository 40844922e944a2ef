import { DRAFTS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import type { AreaContext } from './areaSources';

/**
 * Opens the drafts of one user in one area. They are in session storage: they survive the reload after
 * a 401, but not the tab.
 */
export function openDrafts(prefix: string, user: string, area: string): AreaContext['draft'] {
  const storage = openStorage('session');
  const key = prefix + DRAFTS_KEY;
  const all = () => {
    const stored = readJson('session', key) as { user?: unknown; areas?: unknown } | undefined;
    const own = stored?.user === user && typeof stored.areas === 'object' && stored.areas !== null;
    return own ? (stored.areas as Record<string, Record<string, unknown>>) : {};
  };
  const update = (change: (drafts: Map<string, unknown>) => unknown) => {
    const areas = all();
    const drafts = new Map(Object.entries(areas[area] ?? {}));
    change(drafts);
    storage.set(
      key,
      JSON.stringify({ user, areas: { ...areas, [area]: Object.fromEntries(drafts) } }),
    );
  };
  return {
    get: (name) => new Map(Object.entries(all()[area] ?? {})).get(name),
    set: (name, value) => update((drafts) => drafts.set(name, value)),
    delete(name) {
      // Do not overwrite the drafts of another user.
      if (all()[area]) update((drafts) => drafts.delete(name));
    },
  };
}

/** Returns whether session storage has a draft of an area. */
export function hasDraft(prefix: string, area: string): boolean {
  const stored = readJson('session', prefix + DRAFTS_KEY) as { areas?: object } | undefined;
  const drafts: unknown = Object(Object(stored).areas)[area];
  return Object.keys(Object(drafts)).length > 0;
}
