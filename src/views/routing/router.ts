import { hashHref, pathInHash } from '../../store/hash';
import { readNotice } from '../../store/notice';
import { shared } from '../../store/registry';
import type { Stores } from '../../store/stores';

/** Where the shell is, in the hash of the page or in memory. */
export interface Router {
  /** Path with query, `/…`. */
  path(): string;
  subscribe(listener: () => void): () => void;
  navigate(path: string, options?: { replace?: boolean }): void;
  href(path: string): string;
}

/** The router an element asks for; hash routers are one for all shells with the same prefix. */
export function routerFor(stores: Stores, routing: string | undefined, prefix: string): Router {
  if (routing === 'memory') return memoryRouter(readNotice(stores.prefix)?.path);
  return shared(`router:${prefix}`, () => hashRouter(prefix));
}

/** Keeps path and query inside the hash; ignores hashes that are not ours, keeps `history.state`. */
export function hashRouter(prefix: string): Router {
  const listeners = new Set<() => void>();
  // A host anchor leaves the shell where it was.
  let current = pathInHash(location.hash, prefix) ?? '/';
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => {
    const next = pathInHash(location.hash, prefix) ?? (location.hash ? current : '/');
    if (next === current) return;
    current = next;
    tell();
  };
  return {
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
    navigate(path, { replace } = {}) {
      if (path === current && pathInHash(location.hash, prefix) === path) return;
      const href = hashHref(path, prefix);
      if (replace) history.replaceState(history.state, '', href);
      else history.pushState(history.state, '', href);
      current = path;
      tell();
    },
    href: (path) => hashHref(path, prefix),
  };
}

/** Keeps the path in memory: the address of the page is the host's alone. */
export function memoryRouter(start = '/'): Router {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    path: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path) {
      if (path === current) return;
      current = path;
      for (const listener of listeners) listener();
    },
    href: (path) => `#${path}`,
  };
}
