import { useContext, useMemo } from 'react';
import { permittedRoute } from '../../store/menu/permittedRoute';
import type { Route } from '../../store/routing/route';
import { usePermissions } from '../element/usePermissions';
import { LocationContext } from './locationHook';

/** Returns the route of the shell for the user's role and the areas of the element. */
export function useShellRoute(): Route {
  const location = useContext(LocationContext);
  const permissions = usePermissions();
  return useMemo(() => permittedRoute(location, permissions), [location, permissions]);
}
