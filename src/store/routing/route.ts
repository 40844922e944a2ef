import { AREAS } from '../../constants';

/** What a path inside the shell shows. */
export type Screen = 'dashboard' | 'area' | 'profile' | 'login' | 'reset' | '404' | '500';

export interface Route {
  screen: Screen;
  /** Name of the area, one of the seven or the integrator's own. */
  area?: string;
  /** Path and query as they stand in the address. */
  location: string;
  /** Path without query. */
  path: string;
  query: URLSearchParams;
}

/** Whether a link is a path of the shell. */
export const isPath = (link: string | undefined): link is string => /^\/(?!\/)/.test(link ?? '');

/** The route at a path with query. `admin` says whether the visitor may see that area. */
export function resolveRoute(location: string, admin: boolean): Route {
  const cut = location.indexOf('?');
  const query = new URLSearchParams(cut < 0 ? '' : location.slice(cut));
  return { ...screenAt(location, admin), location, path: pathOf(location), query };
}

/** The route table of the shell (§2 Root routes). */
export function screenAt(location: string, admin: boolean): Pick<Route, 'screen' | 'area'> {
  const path = pathOf(location);
  const named = AREAS.find((name) => name === path.split('/')[1]);
  const area = named === 'admin' && !admin ? undefined : named;
  const screen = area ? 'area' : (FIXED.get(path.replace(/(.)\/$/, '$1')) ?? '404');
  return { screen, area };
}

const pathOf = (location: string) => location.split('?')[0] || '/';

const FIXED = new Map<string, Screen>([
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
 * Where a signed-out visitor goes instead (§2): pages other than account and error ones need a
 * signed-in user. Whether `/admin` exists is not told to the signed-out.
 */
export function needsSignIn(location: string): boolean {
  const { screen } = screenAt(location, true);
  return screen === 'dashboard' || screen === 'area' || screen === 'profile';
}

/** The login route that leads back to the page the visitor wanted. */
export function loginRoute(wanted: string): string {
  return wanted === '/'
    ? '/account/login'
    : `/account/login?returnUrl=${encodeURIComponent(wanted)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const REFUSED = /[\\\u0000-\u001f\u007f-\u009f]/;

/** A returnUrl that stays inside the shell, else the dashboard (decisions 6 and 21). */
export function safeReturnUrl(returnUrl: string | null | undefined): string {
  if (!returnUrl || !isPath(returnUrl) || REFUSED.test(returnUrl)) return '/';
  return /^\/account(\/|\?|$)/.test(returnUrl) ? '/' : returnUrl;
}
