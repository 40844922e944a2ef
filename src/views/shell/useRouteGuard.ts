import { useEffect, useRef } from 'react';
import { loginRoute, safeReturnUrl } from '../../store/routing/paths';
import { needsSignIn, type Route } from '../../store/routing/route';
import { useSession, useStores } from '../element/elementContext';
import { useShellRouter } from '../routing/RouterProvider';

/**
 * Sends signed-out visitors to sign-in and signed-in users back to the page they wanted, and
 * announces each page that is shown. Returns whether to show the routes for signed-in users.
 */
export function useRouteGuard({ screen, area, location, path, query }: Route): boolean {
  const router = useShellRouter();
  const { announce } = useStores();
  const user = useSession((state) => state.user);
  const returnUrl = query.get('returnUrl');
  // A reset link from an email works for signed-in users too.
  const resetsPassword = screen === 'reset' && Boolean(query.get('id'));
  const mustSignIn = !user && (screen === 'area' || needsSignIn(path));
  const leavesAccount = user && !resetsPassword && (screen === 'login' || screen === 'reset');

  useEffect(() => {
    if (mustSignIn) router.navigate(loginRoute(location), { replace: true });
    if (leavesAccount) router.navigate(safeReturnUrl(returnUrl), { replace: true });
  }, [mustSignIn, leavesAccount, location, returnUrl, router]);

  const announced = useRef<string>(undefined);
  useEffect(() => {
    // The page itself is not shown before sign-in.
    if (mustSignIn || announced.current === location) return;
    announced.current = location;
    announce('backoffice-navigate', { path: location, area });
  }, [announce, mustSignIn, location, area]);

  return Boolean(user) && !resetsPassword;
}
