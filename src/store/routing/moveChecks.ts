import { isPath } from './paths';
import type { Guard } from './router';

/**
 * Checks a path.
 * @throws TypeError if a path does not begin with exactly one `/`
 */
export function assertPath(path: unknown): void {
  if (typeof path === 'string' && isPath(path)) return;
  throw new TypeError(
    `navigate(${JSON.stringify(path)}): a path of the shell begins with one "/".`,
  );
}

/** Creates the guards of a router, which are asked before every move. */
export function createGuards() {
  const guards = new Set<Guard>();
  return {
    addGuard(mayGo: Guard) {
      guards.add(mayGo);
      return () => void guards.delete(mayGo);
    },
    mayGo: (...move: Parameters<Guard>) => [...guards].every((mayGo) => mayGo(...move)),
  };
}

/** Number of navigations in one task, above which pages redirect to each other endlessly. */
const MAX_NAVIGATIONS = 20;

/**
 * Returns a function that counts a navigation. It throws an Error above the limit, as two areas that redirect to
 * each other would freeze the page: their navigations follow in microtasks, and no other task ever runs.
 */
export function createNavigationLimit() {
  let count = 0;
  return (path: string) => {
    if (count === 0) {
      setTimeout(() => {
        count = 0;
      });
    }
    count += 1;
    if (count > MAX_NAVIGATIONS) {
      throw new Error(
        `navigate("${path}"): more than ${MAX_NAVIGATIONS} navigations in a row. Do two pages redirect to each other?`,
      );
    }
  };
}
