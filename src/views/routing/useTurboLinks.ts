import { useEffect } from 'react';
import { pathInHash } from '../../store/routing/hash';
import { useElementContext, useOption } from '../element/elementContext';

/**
 * Leaves links to paths of the shell, such as `#/site`, to the browser on pages with Turbo, which would load the page
 * again and replace the shell with its unsaved work.
 */
export function useTurboLinks(): void {
  const { host } = useElementContext();
  const hashPrefix = useOption('hashPrefix') ?? '';
  const isMemory = useOption('routing') === 'memory';
  useEffect(() => {
    if (isMemory) return;
    const onTurboClick = (event: Event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (link && isThisPage(link) && pathInHash(link.hash, hashPrefix)) event.preventDefault();
    };
    const page = host.ownerDocument;
    page.addEventListener('turbo:click', onTurboClick);
    return () => page.removeEventListener('turbo:click', onTurboClick);
  }, [host, hashPrefix, isMemory]);
}

const isThisPage = ({ href }: HTMLAnchorElement) =>
  href.split('#')[0] === location.href.split('#')[0];
