import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { permittedRoute } from '../../store/menu/permittedRoute';
import type { Route } from '../../store/routing/route';
import { useOption } from '../element/elementContext';
import { useAccess } from '../element/useAccess';

/** Returns the route of the shell for the user's role and the areas of the element. */
export function useShellRoute(): Route {
  const [path] = useLocation();
  const search = useSearch();
  const areas = useOption('areas');
  const menu = useOption('menu');
  const access = useAccess();
  return useMemo(
    () => permittedRoute(search ? `${path}?${search}` : path, { access, menu, areas }),
    [path, search, access, menu, areas],
  );
}
