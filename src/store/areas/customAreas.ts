import { AREAS } from '../../constants';
import { firstSegment } from '../routing/paths';
import { FIXED_ROUTES, type Route } from '../routing/route';
import { areaNames, hasArea } from './readAreas';

/** Names that are not custom areas: those of the built-in areas and of the fixed routes. */
const RESERVED = new Set<string>([...AREAS, ...[...FIXED_ROUTES.keys()].map(firstSegment)]);

/** Returns the route, changed to an area if the property `areas` has a source for its first segment. */
export function routeToCustomArea(route: Route, areas: unknown): Route {
  const area = firstSegment(route.path);
  const isCustom = !RESERVED.has(area) && hasArea(areas, area);
  return isCustom ? { ...route, screen: 'area', area } : route;
}

/** Returns the names in the property `areas` other than the seven built-in ones. */
export function customAreaNames(areas: unknown): string[] {
  return areaNames(areas).filter((name) => !RESERVED.has(name));
}
