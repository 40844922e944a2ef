import { DRAFTS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import type { AreaContext } from './areaSources';

/**
 * Unsaved work of one user in one area, in session storage: it survives the reload after a 401 and
 * nothing else than that.
 */
export function draftsOf(prefix: string, user: string, area: string): AreaContext['draft'] {
  const storage = openStorage('session');
  const key = prefix + DRAFTS_KEY;
  const all = () => {
    const kept = readJson('session', key) as { user?: unknown; areas?: unknown } | undefined;
    const own = kept?.user === user && typeof kept.areas === 'object' && kept.areas !== null;
    return own ? (kept.areas as Record<string, Record<string, unknown>>) : {};
  };
  const keep = (change: (drafts: Map<string, unknown>) => unknown) => {
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
    set: (name, value) => keep((drafts) => drafts.set(name, value)),
    delete(name) {
      // Nothing of ours is left where another person's drafts are.
      if (all()[area]) keep((drafts) => drafts.delete(name));
    },
  };
}

/** Whether session storage holds a draft of an area. */
export function hasDraft(prefix: string, area: string): boolean {
  const stored = readJson('session', prefix + DRAFTS_KEY) as { areas?: object } | undefined;
  const drafts: unknown = Object(Object(stored).areas)[area];
  return Object.keys(Object(drafts)).length > 0;
}
