import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { createStores } from '../../../../src/store/element/elementStores';
import { createNavigation } from '../../../../src/store/routing/navigation';
import { ElementProvider } from '../../../../src/views/element/elementContext';
import { RouterProvider } from '../../../../src/views/routing/RouterProvider';

/** Returns the results of wouter's hooks and Switch at a location of the shell. */
function routeAt(location: string) {
  const stores = createStores({
    options: { storagePrefix: 'location-hook:', routing: 'memory' },
    announce: () => true,
    isConnected: () => true,
    scriptFolder: 'http://localhost/',
    createNavigation,
  });
  stores.navigation?.setState({ location });
  let seen: unknown;
  function Probe({ name }: { name: string }) {
    const [path] = useLocation();
    const search = useSearch();
    seen = { name, path, search };
    return null;
  }
  renderToString(
    <ElementProvider value={{ host: document.createElement('div'), stores }}>
      <RouterProvider>
        <Switch>
          <Route path="/profile">
            <Probe name="profile" />
          </Route>
          <Route path="/:area/*?">{({ area }) => <Probe name={`area ${area}`} />}</Route>
          <Route>
            <Probe name="other" />
          </Route>
        </Switch>
      </RouterProvider>
    </ElementProvider>,
  );
  return seen;
}

describe('the location hook', () => {
  it.each([
    ['/site/7?x=1', 'area site', '/site/7', 'x=1'],
    ['/site/a%20b%2Fc%25', 'area site', '/site/a%20b%2Fc%25', ''],
    ['/%E7%AB%99', 'area %E7%AB%99', '/%E7%AB%99', ''],
    ['/site?r=%2Fsite%2526', 'area site', '/site', 'r=%2Fsite%2526'],
    ['/site??x', 'area site', '/site', '?x'],
    ['/site/100%', 'area site', '/site/100%', ''],
  ])('gives wouter the exact text of %s', (location, name, path, search) => {
    expect(routeAt(location)).toEqual({ name, path, search });
  });

  it('matches paths with a trailing slash, case-sensitively', () => {
    expect(routeAt('/profile/')).toMatchObject({ name: 'profile' });
    expect(routeAt('/Profile')).toMatchObject({ name: 'area Profile' });
    expect(routeAt('//site')).toMatchObject({ name: 'other' });
  });
});
