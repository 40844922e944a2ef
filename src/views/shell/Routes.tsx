import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { FIXED_ROUTES, type Screen } from '../../store/routing/route';
import { AreaPane } from '../areas/AreaPane';
import { useAreaLabel } from '../areas/useAreaLabel';
import { ErrorPage, ErrorScreen } from '../errors/ErrorScreen';
import { LazyPage } from '../lazy/LazyComponent';
import { useShellRoute } from '../routing/RouterProvider';
import { AccountPage } from './AccountPage';
import { Dashboard } from './Dashboard';
import { useRecordVisit } from './savedPages/useRecordVisit';

const loadProfile = () => import('./profile/ProfilePage');
const NO_PROPS = {};

/** Renders a route for each fixed path (store/routing/route.ts) whose screen is in `screens`. */
const fixedRoutes = (screens: Partial<Record<Screen, ReactNode>>) =>
  [...FIXED_ROUTES].map(([path, screen]) =>
    screen in screens ? (
      <Route key={path} path={path}>
        {screens[screen]}
      </Route>
    ) : null,
  );

/** Routes for signed-in users, rendered into the content pane. */
export function SignedInRoutes() {
  return (
    <Switch>
      {fixedRoutes({
        dashboard: <Dashboard />,
        profile: <LazyPage load={loadProfile} props={NO_PROPS} />,
        // Empty until useSignInRedirect has opened the requested page.
        login: null,
        reset: null,
        '404': <ErrorScreen code="404" />,
        '500': <ErrorScreen code="500" />,
      })}
      <Route path="/:area/*?">
        <Area />
      </Route>
      <Route>
        <ErrorScreen code="404" />
      </Route>
    </Switch>
  );
}

/** Props of the routes for signed-out visitors. */
interface SignedOutProps {
  mustSignIn: boolean;
  /** Called after a password reset, before the sign-in opens. */
  onPasswordChanged(): void;
}

/** Routes for signed-out visitors. Error screens have no frame. */
export function SignedOutRoutes(props: SignedOutProps) {
  return (
    <Switch>
      {fixedRoutes({ '404': <ErrorPage code="404" />, '500': <ErrorPage code="500" /> })}
      <Route>
        <Account {...props} />
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
function Account({ mustSignIn, onPasswordChanged }: SignedOutProps) {
  const { screen } = useShellRoute();
  // The route of an area with roles, until the visitor is sent to sign-in.
  if (screen === '404' && !mustSignIn) return <ErrorPage code="404" />;
  return (
    <AccountPage
      step={screen === 'reset' ? 'reset' : 'signIn'}
      onPasswordChanged={onPasswordChanged}
    />
  );
}
