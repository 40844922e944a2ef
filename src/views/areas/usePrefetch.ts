import { useEffect } from 'react';
import type { Router } from '../../store/routing/router';
import { useElementContext, useOption } from '../element/elementContext';
import { useAccess } from '../element/useAccess';

/** Prefetches the modules of the property `areas`; the code for it loads if there are any. */
export function usePrefetch(router: Router): void {
  const { host } = useElementContext();
  const areas = useOption('areas');
  const menu = useOption('menu');
  const access = useAccess();
  useEffect(() => {
    if (!areas) return;
    let stop: (() => void) | undefined;
    let ended = false;
    import('./mount/prefetchAreas')
      .then(({ prefetchAreas }) => {
        if (!ended) stop = prefetchAreas(host, router, { areas, menu, access });
      })
      // Optional: without this chunk a visit fetches the module.
      .catch(() => {});
    return () => {
      ended = true;
      stop?.();
    };
  }, [host, areas, menu, router, access]);
}
