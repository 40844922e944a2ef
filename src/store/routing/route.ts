import { AREAS } from '../../constants';

/** Screen shown at a path of the shell. */
export type Screen = 'dashboard' | 'area' | 'profile' | 'login' | 'reset' | '404' | '500';

/** Route of the shell: a location and what it shows. */
export interface Route {
  screen: Screen;
  /** Name of the area: one of the seven or one from the property `areas`. */
  area?: string;
  /** Path and query, percent-encoded as in the address. */
  location: string;
  /** Path without query. */
  path: string;
  query: URLSearchParams;
}

/** Returns the route at a path with query, before permissions (`permittedRoute`). */
export function resolveRoute(location: string): Route {
  const cut = location.indexOf('?');
  const query = new URLSearchParams(cut < 0 ? '' : location.slice(cut));
  return { ...screenAt(location), location, path: pathOf(location), query };
}

/** Returns the screen at a path. `hideAdmin` treats the admin area as any unknown path. */
export function screenAt(
  location: string,
  { hideAdmin }: { hideAdmin?: boolean | undefined } = {},
): Pick<Route, 'screen' | 'area'> {
  const path = pathOf(location);
  const named = AREAS.find((name) => name === path.split('/')[1]);
  const area = named === 'admin' && hideAdmin ? undefined : named;
  const screen = area ? 'area' : (FIXED_ROUTES.get(path.replace(/(.)\/$/, '$1')) ?? '404');
  return { screen, area };
}

const pathOf = (location: string) => location.split('?')[0] || '/';

/**
 * Screens at fixed paths; Routes.tsx renders them. Their first segments cannot name an area. Other paths lead to
 * areas or to the 404 screen.
 */
export const FIXED_ROUTES: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ['/', 'dashboard'],
  ['/profile', 'profile'],
  ['/account', 'login'],
  ['/account/login', 'login'],
  ['/account/reset', 'reset'],
  ['/404', '404'],
  ['/pages/404', '404'],
  ['/500', '500'],
  ['/pages/500', '500'],
]);

/**
 * Returns whether a path needs a signed-in user: all but account and error screens do. `/admin`
 * does for everyone, so that signed-out visitors cannot tell whether it exists.
 */
export function needsSignIn(location: string): boolean {
  const { screen } = screenAt(location);
  return screen === 'dashboard' || screen === 'area' || screen === 'profile';
}
