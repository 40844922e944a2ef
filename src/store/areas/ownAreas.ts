import { AREAS } from '../../constants';
import type { Route } from '../routing/route';

/** What no area of an integrator's own may take: our areas, account and error routes. */
const TAKEN = new Set<string>([...AREAS, 'account', 'profile', 'pages', '404', '500', '']);

/** The route, where it leads to an area beyond the seven that the property `areas` names. */
export function withOwnAreas(route: Route, areas: unknown): Route {
  const area = route.path.split('/')[1] ?? '';
  const isOwn = !TAKEN.has(area) && Object.hasOwn(Object(areas), area);
  return isOwn ? { ...route, screen: 'area', area } : route;
}
