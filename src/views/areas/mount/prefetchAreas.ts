import { areaSource } from '../../../store/areas/areaSource';
import { areaNames, readSource } from '../../../store/areas/readAreas';
import { warnOnce } from '../../../store/browser/warnOnce';
import { type Permissions, permittedRoute } from '../../../store/menu/permittedRoute';
import type { Router } from '../../../store/routing/router';
import { prefetchSource } from './loadSource';

/** Values of `preload`. */
const PRELOADS: unknown[] = ['load', 'hover', 'never'];

/**
 * Prefetches the modules of areas: immediately with `preload: 'load'`, never with `preload: 'never'`, else
 * when a link into the area is hovered or focused. Warns about invalid sources of all areas, even of those
 * that nobody opens.
 * @returns a function that ends the watch
 */
export function prefetchAreas(
  host: HTMLElement,
  router: Router,
  permissions: Permissions,
): () => void {
  const { areas, access } = permissions;
  const names = areaNames(areas);
  for (const name of names) {
    const isOpen = permittedRoute(`/${name}`, permissions).screen === 'area';
    if (preloadOf(areas, name) === 'load' && isOpen) prefetchArea(areas, name);
    // Warns about an invalid source.
    else areaSource(areas, name);
  }
  const reach = (target: Element) => {
    const href = target.closest('a')?.getAttribute('href');
    const name = href && names.find((area) => leadsInto(href, router.href(`/${area}`)));
    if (!name || access.deniedAreas.has(name)) return;
    if (preloadOf(areas, name) === 'hover') prefetchArea(areas, name);
  };
  const onReach = ({ target }: Event) => reach(target as Element);
  const root = host.shadowRoot;
  // Reached while this module was loading.
  root?.querySelectorAll('a:is(:hover, :focus)').forEach(reach);
  root?.addEventListener('pointerover', onReach);
  root?.addEventListener('focusin', onReach);
  return () => {
    root?.removeEventListener('pointerover', onReach);
    root?.removeEventListener('focusin', onReach);
  };
}

/** Returns whether a link leads to the start of an area or below it. */
const leadsInto = (href: string, start: string) =>
  href.startsWith(start) && /^(?:[/?]|$)/.test(href.slice(start.length));

/** Returns when an area is prefetched. Warns once about an unknown value, which means `hover`. */
function preloadOf(areas: unknown, name: string): unknown {
  const preload = readSource(areas, name)?.preload ?? 'hover';
  if (PRELOADS.includes(preload)) return preload;
  warnOnce(`areas.${name}.preload is unknown; accepted: ${PRELOADS.join(', ')}.`);
  return 'hover';
}

function prefetchArea(areas: unknown, name: string): void {
  const source = areaSource(areas, name);
  if (source) prefetchSource(source);
}
