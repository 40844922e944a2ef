import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withOwnAreas } from '../../store/areas/ownAreas';
import { mayEnter } from '../../store/menu/mayEnter';
import { type Route, resolveRoute } from '../../store/routing/route';
import { useOption } from '../element/elementContext';
import { useViewer } from './useViewer';

/** Returns the route of the shell for the user's role and the areas of the element. */
export function useShellRoute(): Route {
  const [path] = useLocation();
  const search = useSearch();
  const areas = useOption('areas');
  const menu = useOption('menu');
  const viewer = useViewer();
  return useMemo(() => {
    const location = search ? `${path}?${search}` : path;
    const route = withOwnAreas(resolveRoute(location, true), areas);
    const denied =
      route.screen === 'area' &&
      (viewer.deniedAreas.has(route.area ?? '') ||
        !mayEnter(route.path.replace(/(.)\/$/, '$1'), menu, viewer));
    return denied ? { ...route, screen: '404', area: undefined } : route;
  }, [path, search, viewer, menu, areas]);
}
