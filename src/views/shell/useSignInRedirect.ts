import { useEffect } from 'react';
import { routeToCustomArea } from '../../store/areas/customAreas';
import { loginRoute } from '../../store/routing/paths';
import { safeReturnUrl } from '../../store/routing/returnUrl';
import { needsSignIn, type Route, resolveRoute } from '../../store/routing/route';
import type { SessionUser } from '../../store/session/user/userRecord';
import { useOption, useSession } from '../element/elementContext';
import { useShellRouter } from '../routing/RouterProvider';

/** How the current visitor may see the page of a route. */
export interface RouteAccess {
  /** A signed-out visitor of a page for users, who is sent to sign-in. */
  mustSignIn: boolean;
  /** Whether to render the routes for signed-in users. */
  showsFrame: boolean;
}

/**
 * Sends signed-out visitors to sign-in, and signed-in users on to the page they wanted.
 * @param earlierUser the user who was signed in when a password was reset: on the routes of sign-in and reset they still
 * get the forms
 */
export function useSignInRedirect(
  { screen, location, path, query }: Route,
  earlierUser: SessionUser | undefined,
): RouteAccess {
  const router = useShellRouter();
  const user = useSession((state) => state.user);
  const isAccount = screen === 'login' || screen === 'reset';
  const signedIn = Boolean(user) && !(isAccount && user === earlierUser);
  const returnUrl = query.get('returnUrl');
  // A reset link from an email works for signed-in users too.
  const resetsPassword = screen === 'reset' && Boolean(query.get('id'));
  const areas = useOption('areas');
  // Ignores permissions: a signed-out visitor has no role yet.
  const isArea = routeToCustomArea(resolveRoute(location), areas).screen === 'area';
  const mustSignIn = !signedIn && (isArea || needsSignIn(path));
  const leavesAccount = signedIn && !resetsPassword && isAccount;
  useEffect(() => {
    if (mustSignIn) router.navigate(loginRoute(location), { replace: true });
    if (leavesAccount) router.navigate(safeReturnUrl(returnUrl), { replace: true });
  }, [mustSignIn, leavesAccount, location, returnUrl, router]);
  return { mustSignIn, showsFrame: signedIn && !resetsPassword };
}
