import { useEffect, useState } from 'react';
import type { Stores } from '../../store/element/elementStores';
import { pathInHash } from '../../store/routing/hash';
import { isPath } from '../../store/routing/route';
import { useOption } from '../element/elementContext';
import { type Router, routerFor } from './router';

interface Place {
  router: Router;
  routing: string | undefined;
  prefix: string;
}

/** The router that `routing` and `hash-prefix` ask for. Where another is, the person stays. */
export function useShellRouter(stores: Stores): Router {
  const routing = useOption('routing');
  const prefix = useOption('hashPrefix') ?? '';
  const [place, setPlace] = useState<Place>(() => {
    return { router: routerFor(stores, routing, prefix), routing, prefix };
  });
  // In an effect, as it writes to the address: until then the views show the old place.
  useEffect(() => {
    if (place.routing === routing && place.prefix === prefix) return;
    setPlace({ router: follow(stores, place, routing, prefix), routing, prefix });
  }, [stores, place, routing, prefix]);
  return place.router;
}

/** The next router, brought to where the last one is. */
function follow(stores: Stores, last: Place, routing: string | undefined, prefix: string): Router {
  // Another prefix means nothing in memory.
  if (routing === 'memory' && last.routing === routing) return last.router;
  const path = last.router.path();
  const next = routerFor(stores, routing, prefix, path);
  if (routing === 'memory' || next === last.router) return next;
  const { hash } = location;
  const fromHash = last.routing !== 'memory';
  // The page has set both. After memory the hash is an old one of ours.
  const named = fromHash ? pathInHash(hash, prefix) : undefined;
  const wanted = named ?? path;
  // Nothing to write for the dashboard where there is no hash.
  if (isPath(wanted) && (hash || next.path() !== wanted)) next.navigate(wanted, { replace: true });
  // A redirect leaves a hash of another prefix alone, but this one is ours.
  if (named === undefined && fromHash && pathInHash(hash, last.prefix) !== undefined) {
    history.replaceState(history.state, '', next.href(next.path()));
  }
  return next;
}
