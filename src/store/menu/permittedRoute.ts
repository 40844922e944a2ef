import { routeToCustomArea } from '../areas/customAreas';
import { type Route, resolveRoute } from '../routing/route';
import { mayEnter } from './mayEnter';
import type { Viewer } from './roles';

/** Facts that determine which paths of a shell a user may open. */
export interface Permissions {
  viewer: Viewer;
  /** The properties `menu` and `areas`. */
  menu: unknown;
  areas: unknown;
}

/** Returns the route at a path with query; an area that the viewer may not enter is the 404 screen. */
export function permittedRoute(location: string, { viewer, menu, areas }: Permissions): Route {
  const route = routeToCustomArea(resolveRoute(location, true), areas);
  const denied =
    route.screen === 'area' &&
    (viewer.deniedAreas.has(route.area ?? '') ||
      !mayEnter(route.path.replace(/(.)\/$/, '$1'), menu, viewer));
  return denied ? { ...route, screen: '404', area: undefined } : route;
}
