import { Route, Switch } from 'wouter';
import { AreaPane } from '../areas/AreaPane';
import { useAreaLabel } from '../areas/useAreaLabel';
import { useTexts } from '../element/elementContext';
import { ErrorPage, ErrorScreen } from '../errors/ErrorScreen';
import { LazyPage } from '../lazy/LazyComponent';
import { useShellRoute } from '../routing/useShellRoute';
import { AccountPage } from './AccountPage';
import { Dashboard } from './Dashboard';

/* Routes of the shell (§2 Root routes). The first paint renders them without wouter:
   store/routing/route.ts has the same paths. */

/** Routes for signed-in users, rendered into the content pane. */
export function SignedInRoutes() {
  return (
    <Switch>
      <Route path="/">
        <Dashboard />
      </Route>
      <Route path="/profile">
        <Profile />
      </Route>
      {/* Empty until useRouteGuard has opened the requested page. */}
      <Route path="/account" />
      <Route path="/account/login" />
      <Route path="/account/reset" />
      <Route path="/404">
        <ErrorScreen code="404" />
      </Route>
      <Route path="/pages/404">
        <ErrorScreen code="404" />
      </Route>
      <Route path="/500">
        <ErrorScreen code="500" />
      </Route>
      <Route path="/pages/500">
        <ErrorScreen code="500" />
      </Route>
      <Route path="/:area/*?">
        <Area />
      </Route>
      <Route>
        <ErrorScreen code="404" />
      </Route>
    </Switch>
  );
}

/** Routes for signed-out visitors. Error screens have no frame (decision 20). */
export function SignedOutRoutes() {
  return (
    <Switch>
      <Route path="/404">
        <ErrorPage code="404" />
      </Route>
      <Route path="/pages/404">
        <ErrorPage code="404" />
      </Route>
      <Route path="/500">
        <ErrorPage code="500" />
      </Route>
      <Route path="/pages/500">
        <ErrorPage code="500" />
      </Route>
      <Route>
        <Account />
      </Route>
    </Switch>
  );
}

/** An area of the user's role, one of the seven or of the property `areas`, else the 404 screen. */
function Area() {
  const { area, location } = useShellRoute();
  const label = useAreaLabel(area);
  if (!area) return <ErrorScreen code="404" />;
  return <AreaPane name={area} label={label} location={location} />;
}

const loadProfile = () => import('./profile/ProfilePage');

/** The profile page, loaded on the first visit. */
function Profile() {
  const i18n = useTexts();
  const texts = { title: i18n._('profile'), logOutLabel: i18n._('user.logout') };
  return <LazyPage load={loadProfile} props={texts} />;
}

/**
 * Sign-in, which useRouteGuard redirects visitors of other pages to, and password reset; unknown paths show
 * the 404 screen. Both steps are one tree, so that the typed user id survives the change.
 */
function Account() {
  const { screen } = useShellRoute();
  if (screen === '404') return <ErrorPage code="404" />;
  return <AccountPage step={screen === 'reset' ? 'reset' : 'signIn'} />;
}
