import type { Route } from '../../store/routing/route';
import { AreaPane } from '../areas/AreaPane';
import { useAreaLabel } from '../areas/useAreaLabel';
import { ErrorScreen } from '../errors/ErrorScreen';
import { followLink, useShell } from '../routing/RouterContext';
import { Dashboard } from './Dashboard';
import { Profile } from './Profile';

/** What the route shows in the content pane. */
export function Content({ route }: { route: Route }) {
  const router = useShell();
  const { screen, area, location } = route;
  const label = useAreaLabel(area);
  if (screen === 'dashboard') {
    return (
      <Dashboard href={router.href} onNavigate={(event, item) => followLink(router, event, item)} />
    );
  }
  if (screen === 'area' && area) {
    return <AreaPane name={area} label={label} location={location} />;
  }
  if (screen === 'profile') return <Profile />;
  // On its way from sign-in to the page that was asked for.
  if (screen === 'login' || screen === 'reset') return null;
  return (
    <ErrorScreen
      code={screen === '500' ? '500' : '404'}
      href={router.href('/')}
      onBack={(event) => followLink(router, event, { link: '/' })}
    />
  );
}
