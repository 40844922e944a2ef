import { routeToCustomArea } from '../areas/customAreas';
import { isPath } from '../routing/paths';
import { type Route, resolveRoute } from '../routing/route';
import { mayEnter } from './mayEnter';
import type { Access } from './roles';

/** Facts that determine which paths of a shell a user may open. */
export interface Permissions {
  access: Access;
  /** The properties `menu` and `areas`. */
  menu: unknown;
  areas: unknown;
}

/** Returns the route at a path with query, without checking permissions. */
export const anyRoute = (location: string, areas: unknown): Route =>
  routeToCustomArea(resolveRoute(location), areas);

/** Returns the route at a path with query; an area that the access denies is the 404 screen. */
export function permittedRoute(location: string, { access, menu, areas }: Permissions): Route {
  const route = anyRoute(location, areas);
  const denied =
    route.screen === 'area' &&
    (access.deniedAreas.has(route.area ?? '') || !mayEnter(route.path, menu, access));
  return denied ? { ...route, screen: '404', area: undefined } : route;
}

/** Returns whether a link of the host page is worth showing: a path must not lead to the 404 screen. */
export const isOpenLink = (link: string | undefined, permissions: Permissions): boolean =>
  !isPath(link) || permittedRoute(link, permissions).screen !== '404';
