import { useEffect } from 'react';
import { areaSource } from '../../store/areas/areaSources';
import type { Router } from '../../store/routing/router';
import { useOption, useSurroundings } from '../element/elementContext';

/** Loads the module of an area as soon as the pointer or the focus is on a link to it. */
export function usePreloads(router: Router): void {
  const { host } = useSurroundings();
  const areas = useOption('areas');
  useEffect(() => {
    const root = host.shadowRoot;
    if (!areas || !root) return;
    const load = async ({ target }: Event) => {
      const href = (target as Element).closest('a')?.getAttribute('href');
      const name = Object.keys(areas).find((area) => href === router.href(`/${area}`));
      const source = name && areaSource(areas, name);
      // What does not arrive ahead is told of on the visit.
      if (source) (await import('./mount/mountSource').catch(() => undefined))?.preload(source);
    };
    root.addEventListener('pointerover', load);
    root.addEventListener('focusin', load);
    return () => {
      root.removeEventListener('pointerover', load);
      root.removeEventListener('focusin', load);
    };
  }, [host, areas, router]);
}
