import { encodeFragment } from './hash';
import { checkPath, createGuards, limitMoves, type Router } from './router';

/** Creates a router that keeps the path in memory and leaves the address to the host page. */
export function memoryRouter(start = '/'): Router {
  const listeners = new Set<() => void>();
  const { guard, mayGo } = createGuards();
  const countMove = limitMoves();
  let current = encodeFragment(start);
  return {
    guard,
    path: () => current,
    href: (path) => `#${path}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path, { force } = {}) {
      checkPath(path);
      const next = encodeFragment(path);
      if (next === current || (!force && !mayGo(next))) return;
      countMove(next);
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
