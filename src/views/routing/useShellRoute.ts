import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { permittedRoute } from '../../store/menu/permittedRoute';
import type { Route } from '../../store/routing/route';
import { useOption } from '../element/elementContext';
import { useViewer } from './useViewer';

/** Returns the route of the shell for the user's role and the areas of the element. */
export function useShellRoute(): Route {
  const [path] = useLocation();
  const search = useSearch();
  const areas = useOption('areas');
  const menu = useOption('menu');
  const viewer = useViewer();
  return useMemo(
    () => permittedRoute(search ? `${path}?${search}` : path, { viewer, menu, areas }),
    [path, search, viewer, menu, areas],
  );
}
