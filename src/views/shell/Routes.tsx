import { Route, Switch } from 'wouter';
import { FIXED_ROUTES } from '../../store/routing/route';
import { AreaPane } from '../areas/AreaPane';
import { useAreaLabel } from '../areas/useAreaLabel';
import { ErrorPage, ErrorScreen } from '../errors/ErrorScreen';
import { LazyPage } from '../lazy/LazyComponent';
import { useShellRoute } from '../routing/useShellRoute';
import { AccountPage } from './AccountPage';
import { Dashboard } from './Dashboard';
import { useRecordVisit } from './savedPages/useRecordVisit';

/* Routes of the shell. The first paint renders them without wouter:
   store/routing/route.ts has the same paths. */

const loadProfile = () => import('./profile/ProfilePage');
const NO_PROPS = {};

/** Renders the fixed error routes with the given screen. */
const errorRoutes = (Screen: typeof ErrorScreen) =>
  [...FIXED_ROUTES].map(([path, screen]) =>
    screen === '404' || screen === '500' ? (
      <Route key={path} path={path}>
        <Screen code={screen} />
      </Route>
    ) : null,
  );

/** Routes for signed-in users, rendered into the content pane. */
export function SignedInRoutes() {
  return (
    <Switch>
      <Route path="/">
        <Dashboard />
      </Route>
      <Route path="/profile">
        <LazyPage load={loadProfile} props={NO_PROPS} />
      </Route>
      {/* Empty until useSignInRedirect has opened the requested page. */}
      <Route path="/account" />
      <Route path="/account/login" />
      <Route path="/account/reset" />
      {errorRoutes(ErrorScreen)}
      <Route path="/:area/*?">
        <Area />
      </Route>
      <Route>
        <ErrorScreen code="404" />
      </Route>
    </Switch>
  );
}

/** Routes for signed-out visitors. Error screens have no frame. */
export function SignedOutRoutes() {
  return (
    <Switch>
      {errorRoutes(ErrorPage)}
      <Route>
        <Account />
      </Route>
    </Switch>
  );
}

/** An area of the user's role, one of the seven or of the property `areas`, else the 404 screen. */
function Area() {
  const { area, location, path } = useShellRoute();
  const label = useAreaLabel(area);
  useRecordVisit(area, path);
  if (!area) return <ErrorScreen code="404" />;
  return <AreaPane key={area} name={area} label={label} location={location} />;
}

/**
 * Sign-in, to which useSignInRedirect sends visitors of other pages, and password reset; unknown paths show
 * the 404 screen. Both steps are one tree, so that the typed user id survives the change.
 */
function Account() {
  const { screen } = useShellRoute();
  if (screen === '404') return <ErrorPage code="404" />;
  return <AccountPage step={screen === 'reset' ? 'reset' : 'signIn'} />;
}
