import { useEffect } from 'react';
import { importedModule } from '../../store/browser/importedModule';
import type { Router } from '../../store/routing/router';
import { useElementContext } from '../element/elementContext';
import { usePermissions } from '../element/usePermissions';

/** Prefetches the modules of the property `areas`; the code for it loads if there are any. */
export function usePrefetch(router: Router): void {
  const { host } = useElementContext();
  const permissions = usePermissions();
  useEffect(() => {
    if (!permissions.areas) return;
    let stop: (() => void) | undefined;
    let ended = false;
    importedModule(import('./mount/prefetchAreas'))
      .then(({ prefetchAreas }) => {
        if (!ended) stop = prefetchAreas(host, router, permissions);
      })
      // Optional: without this chunk a visit fetches the module.
      .catch(() => {});
    return () => {
      ended = true;
      stop?.();
    };
  }, [host, router, permissions]);
}
