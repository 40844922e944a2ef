import { useSyncExternalStore } from 'react';
import { useLocation, useRouter } from 'wouter';
import { withOwnAreas } from '../../store/areas/ownAreas';
import { type Route, resolveRoute } from '../../store/routing/route';
import type { Router } from './router';

/**
 * A wouter location hook over our router: path and query live inside the hash, nothing is written to
 * the host's search. `firstPath` is what the first paint drew, for React's first render over it.
 */
export function locationHook(router: Router, firstPath = router.path()) {
  const read = (part: 0 | 1) => {
    const split = (location: string) => location.split(/\?(.*)/s)[part] ?? '';
    return useSyncExternalStore(
      router.subscribe,
      () => split(router.path()),
      () => split(firstPath),
    );
  };
  const location = (): [string, Router['navigate']] => [read(0), router.navigate];
  return Object.assign(location, { hrefs: router.href, searchHook: () => read(1) });
}

/** The route the shell is at. */
export function useShellRoute(admin: boolean, areas: unknown): Route {
  const [path] = useLocation();
  // Our own hooks beside wouter's, which decode: a returnUrl would be decoded twice (decision 21).
  const { hook, searchHook } = useRouter() as unknown as LocationHook & { hook: LocationHook };
  const [exact] = hook();
  const search = searchHook();
  const route = resolveRoute(search ? `${exact}?${search}` : exact, admin);
  return { ...withOwnAreas(route, areas), path };
}

type LocationHook = ReturnType<typeof locationHook>;
