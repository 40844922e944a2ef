import { useEffect } from 'react';
import { areaSource } from '../../store/areas/areaSources';
import { areaNames, readSource } from '../../store/areas/readAreas';
import type { Access } from '../../store/menu/roles';
import type { Router } from '../../store/routing/router';
import { useElementContext, useOption } from '../element/elementContext';
import { useAccess } from '../routing/useAccess';

/**
 * Prefetches the modules of areas: immediately with `preload: 'load'`, never with `preload: 'never'`, else
 * when a link to the area is hovered or focused.
 */
export function usePrefetch(router: Router): void {
  const { host } = useElementContext();
  const areas = useOption('areas');
  const access = useAccess();
  useEffect(() => {
    const root = host.shadowRoot;
    if (!areas || !root) return;
    const names = areaNames(areas);
    for (const name of names) void prefetch(areas, name, 'load', access);
    const load = ({ target }: Event) => {
      const href = (target as Element).closest('a')?.getAttribute('href');
      const name = names.find((area) => href === router.href(`/${area}`));
      if (name) void prefetch(areas, name, 'hover', access);
    };
    root.addEventListener('pointerover', load);
    root.addEventListener('focusin', load);
    return () => {
      root.removeEventListener('pointerover', load);
      root.removeEventListener('focusin', load);
    };
  }, [host, areas, router, access]);
}

async function prefetch(areas: unknown, name: string, when: 'load' | 'hover', access: Access) {
  const preload = readSource(areas, name)?.preload ?? 'hover';
  if (preload !== when || access.deniedAreas.has(name)) return;
  const source = areaSource(areas, name);
  if (source) (await import('./mount/mountSource').catch(() => undefined))?.prefetch(source);
}
