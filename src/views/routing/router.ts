import type { Stores } from '../../store/element/elementStores';
import { shared } from '../../store/element/registry';
import { hashHref, pathInHash } from '../../store/routing/hash';
import { isPath } from '../../store/routing/route';
import { readNotice } from '../../store/session/notice';

/** Where the shell is, in the hash of the page or in memory. */
export interface Router {
  /** Path with query, `/…`. */
  path(): string;
  subscribe(listener: () => void): () => void;
  /**
   * Goes to a path, unless a guard objects; `force` asks none.
   * @throws TypeError for what is no path of the shell.
   */
  navigate(path: string, options?: { replace?: boolean; force?: boolean }): void;
  href(path: string): string;
  /** Asked before every move; answers whether it may be made. Returns what takes it away. */
  guard(mayGo: Guard): () => void;
}

type Guard = (path: string) => boolean;

/** The guards of a router. */
function guards() {
  const all = new Set<Guard>();
  return {
    guard(mayGo: Guard) {
      all.add(mayGo);
      return () => void all.delete(mayGo);
    },
    mayGo: (path: string) => [...all].every((mayGo) => mayGo(path)),
  };
}

/** Another address in the hash would not be ours after a reload, and what is no text would end the shell. */
function checkPath(path: unknown) {
  if (typeof path === 'string' && isPath(path)) return;
  throw new TypeError(
    `navigate(${JSON.stringify(path)}): a path of the shell begins with one "/".`,
  );
}

/**
 * The router an element asks for; hash routers are one for all shells with the same prefix. One in
 * memory begins at `start`, else where a reload has left a note to come back to.
 */
export function routerFor(
  stores: Stores,
  routing: string | undefined,
  prefix: string,
  start?: string,
): Router {
  if (routing === 'memory') return memoryRouter(start ?? readNotice(stores.prefix)?.path);
  return shared(`router:${prefix}`, () => hashRouter(prefix));
}

/** Keeps path and query inside the hash; ignores hashes that are not ours, keeps `history.state`. */
function hashRouter(prefix: string): Router {
  const listeners = new Set<() => void>();
  const { guard, mayGo } = guards();
  // A host anchor leaves the shell where it was.
  let current = pathInHash(location.hash, prefix) ?? '/';
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => {
    const next = pathInHash(location.hash, prefix) ?? (location.hash ? current : '/');
    if (next === current) return;
    if (!mayGo(next)) {
      // The browser has gone already: back to where we were.
      history.pushState(history.state, '', hashHref(current, prefix));
      return;
    }
    current = next;
    tell();
  };
  return {
    guard,
    path: () => current,
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('hashchange', read);
        addEventListener('popstate', read);
        read();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('hashchange', read);
        removeEventListener('popstate', read);
      };
    },
    navigate(path, { replace, force } = {}) {
      checkPath(path);
      if (path === current && pathInHash(location.hash, prefix) === path) return;
      if (!force && !mayGo(path)) return;
      const href = hashHref(path, prefix);
      // A redirect of ours leaves a hash of the page's own, or of another shell, where it is.
      const foreign = location.hash && pathInHash(location.hash, prefix) === undefined;
      if (!replace) history.pushState(history.state, '', href);
      else if (!foreign) history.replaceState(history.state, '', href);
      current = path;
      tell();
    },
    href: (path) => hashHref(path, prefix),
  };
}

/** Keeps the path in memory: the address of the page is the host's alone. */
function memoryRouter(start = '/'): Router {
  const listeners = new Set<() => void>();
  const { guard, mayGo } = guards();
  let current = start;
  return {
    guard,
    path: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path, { force } = {}) {
      checkPath(path);
      if (path === current || (!force && !mayGo(path))) return;
      current = path;
      for (const listener of listeners) listener();
    },
    href: (path) => `#${path}`,
  };
}
