import { encodeFragment } from './hash';
import { assertPath, createGuards, createNavigationLimit } from './moveChecks';
import type { Router } from './router';

/** Creates a router that keeps the path in memory and leaves the address to the host page. */
export function memoryRouter(start = '/'): Router {
  const listeners = new Set<() => void>();
  const { addGuard, mayGo } = createGuards();
  const assertFewNavigations = createNavigationLimit();
  let current = encodeFragment(start);
  return {
    addGuard,
    location: () => current,
    href: (path) => `#${path}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path, { replace, force } = {}) {
      assertPath(path);
      const next = encodeFragment(path);
      if (next === current || (!force && !mayGo(next, { replace }))) return;
      assertFewNavigations(next);
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
