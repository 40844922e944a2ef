import { useEffect } from 'react';
import { areaSource } from '../../store/areas/areaSources';
import type { Router } from '../../store/routing/router';
import { useElementContext, useOption } from '../element/elementContext';

/** Prefetches the module of an area when a link to it gets the pointer or the focus. */
export function usePrefetch(router: Router): void {
  const { host } = useElementContext();
  const areas = useOption('areas');
  useEffect(() => {
    const root = host.shadowRoot;
    if (!areas || !root) return;
    const load = async ({ target }: Event) => {
      const href = (target as Element).closest('a')?.getAttribute('href');
      const name = Object.keys(areas).find((area) => href === router.href(`/${area}`));
      const source = name && areaSource(areas, name);
      if (source) (await import('./mount/mountSource').catch(() => undefined))?.prefetch(source);
    };
    root.addEventListener('pointerover', load);
    root.addEventListener('focusin', load);
    return () => {
      root.removeEventListener('pointerover', load);
      root.removeEventListener('focusin', load);
    };
  }, [host, areas, router]);
}
