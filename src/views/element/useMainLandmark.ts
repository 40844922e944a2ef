import { useLayoutEffect } from 'react';
import { DEFAULT_BRAND } from '../../constants';
import { SESSION_ELEMENTS, SHELLS } from '../../handover/ownElement';
import { useHostContext } from './elementContext';

/**
 * Keeps one main landmark on a page with several elements, that of the first shell, or else of the first element. The
 * others become regions.
 */
export function useMainLandmark(): void {
  const { host } = useHostContext();
  useLayoutEffect(() => {
    const page = host.ownerDocument;
    assignMain(page);
    return () => assignMain(page, host);
  }, [host]);
}

function assignMain(page: Document, leaving?: Element): void {
  const all = [...page.querySelectorAll(SHELLS), ...page.querySelectorAll(SESSION_ELEMENTS)];
  const hosts = [...new Set(all)].filter((one) => one !== leaving);
  const mains = hosts.flatMap((one) => one.shadowRoot?.querySelector('main') ?? []);
  // Not `mains.entries()`: Prototype.js replaces it with a method that returns no pairs.
  mains.forEach((main, index) => {
    const name = main.getAttribute('aria-label')?.replace(/ \(\d+\)$/, '');
    if (index > 0) {
      main.setAttribute('role', 'region');
      main.setAttribute('aria-label', `${name ?? DEFAULT_BRAND} (${index + 1})`);
    } else {
      main.removeAttribute('role');
      if (name) main.setAttribute('aria-label', name);
    }
  });
}
