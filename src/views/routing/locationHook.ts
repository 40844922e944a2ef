import { createContext, useContext } from 'react';
import type { Router } from '../../store/routing/router';

/** Location of the shell, path with query. */
export const LocationContext = createContext('/');

/**
 * Creates the location hook of wouter for a router. Path and query come from the hash or from memory;
 * the address of the host page before the hash is neither read nor written.
 *
 * wouter decodes what a location hook returns. The hook escapes each `%` first, so that `useLocation`
 * and `useSearch` return the text of the address: a decoded returnUrl would be decoded twice.
 */
export function locationHook(router: Router) {
  const useShellLocation = (): [string, Router['navigate']] => [
    escapePercent(useContext(LocationContext).split('?', 1)[0] ?? ''),
    router.navigate,
  ];
  const searchHook = () => escapePercent(/\?.*/s.exec(useContext(LocationContext))?.[0] ?? '');
  return Object.assign(useShellLocation, { searchHook, hrefs: router.href });
}

const escapePercent = (text: string) => text.replaceAll('%', '%25');
