import './english';
import { useEffect, useMemo, useRef } from 'react';
import { Router } from 'wouter';
import { earlyOf } from '../../handover/earlyInput';
import { LANGUAGES } from '../../store/language/languageChoice';
import { loginRoute, needsSignIn, safeReturnUrl } from '../../store/routing/route';
import { isAdmin } from '../../store/session/userRecord';
import { AccountScreen } from '../account/AccountScreen';
import {
  useLanguage,
  useOption,
  useSession,
  useStores,
  useSurroundings,
} from '../element/elementContext';
import { useTheme } from '../element/useTheme';
import { ErrorScreen } from '../errors/ErrorScreen';
import { ShellContext, useShell } from '../routing/RouterContext';
import { locationHook, useShellRoute } from '../routing/useShellLocation';
import { useShellRouter } from '../routing/useShellRouter';
import { SignedIn } from './SignedIn';
import { useDocumentTitle } from './useDocumentTitle';

/** `<backoffice-shell>`: routes, and who may enter them. */
export function Shell() {
  const { host, stores } = useSurroundings();
  const router = useShellRouter(stores);
  const hook = useMemo(() => locationHook(router, earlyOf(host)?.path), [router, host]);
  useEffect(() => {
    stores.currentPath.get = router.path;
    const { asked } = stores.navigate;
    stores.navigate.to = router.navigate;
    // Once: another router begins where it stands.
    stores.navigate.asked = undefined;
    if (asked) router.navigate(...asked);
  }, [stores, router]);
  useEffect(() => {
    if (!location.search.includes('backoffice-debug=texts')) return;
    const shown = import('../diagnostics/missing').then(({ showMissing }) =>
      showMissing(host, stores),
    );
    return () => void shown.then((end) => end());
  }, [host, stores]);
  return (
    <ShellContext value={router}>
      <Router hook={hook}>
        <Guard />
      </Router>
    </ShellContext>
  );
}

/** Sends the signed-out to sign-in and back to the page they wanted (§2). */
function Guard() {
  const router = useShell();
  const { announce } = useStores();
  const user = useSession((state) => state.user);
  const userChangeCount = useSession((state) => state.userChangeCount);
  const areas = useOption('areas');
  const route = useShellRoute(isAdmin(user), areas);
  const { screen, area, location, path, query } = route;
  const returnUrl = query.get('returnUrl');
  useDocumentTitle(route, Boolean(user));

  // Where someone is signed in, a mailed code is still theirs who follow the link.
  const code = screen === 'reset' ? query.get('id') : undefined;
  const mustSignIn = !user && (screen === 'area' || needsSignIn(path));
  useEffect(() => {
    if (mustSignIn) router.navigate(loginRoute(location), { replace: true });
    if (user && !code && (screen === 'login' || screen === 'reset')) {
      router.navigate(safeReturnUrl(returnUrl), { replace: true });
    }
  }, [user, mustSignIn, screen, code, location, returnUrl, router]);

  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Who must sign in does not see the page.
    if (mustSignIn || shown.current === location) return;
    shown.current = location;
    announce('backoffice-navigate', { path: location, area });
  }, [announce, mustSignIn, location, area]);

  if (user && !code) return <SignedIn key={userChangeCount} route={route} />;
  if (screen === '404' || screen === '500') return <BareError code={screen} />;
  const resetPath = '/account/reset';
  return (
    <AccountScreen
      step={screen === 'reset' ? 'reset' : 'signIn'}
      code={code ?? undefined}
      resetHref={router.href(resetPath)}
      onStep={(step) => router.navigate(step === 'reset' ? resetPath : '/account/login')}
    />
  );
}

/** Error screens for the signed-out have no frame (decision 20). */
function BareError({ code }: { code: '404' | '500' }) {
  const router = useShell();
  const theme = useTheme();
  const { locale } = LANGUAGES[useLanguage()];
  return (
    <div className="root account" data-theme={theme} lang={locale}>
      <main>
        <ErrorScreen
          code={code}
          href={router.href('/')}
          onBack={(event) => {
            event.preventDefault();
            router.navigate('/');
          }}
        />
      </main>
    </div>
  );
}
