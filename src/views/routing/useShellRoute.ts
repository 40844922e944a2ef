import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withOwnAreas } from '../../store/areas/ownAreas';
import { type Route, resolveRoute } from '../../store/routing/route';
import { isAdmin } from '../../store/session/userRecord';
import { useOption, useSession } from '../element/elementContext';

/** Returns the route of the shell for the user's role and the areas of the element. */
export function useShellRoute(): Route {
  const [path] = useLocation();
  const search = useSearch();
  const areas = useOption('areas');
  const admin = useSession((state) => isAdmin(state.user));
  return useMemo(() => {
    const route = resolveRoute(search ? `${path}?${search}` : path, admin);
    return withOwnAreas(route, areas);
  }, [path, search, admin, areas]);
}
