import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Parser, useRouter, Router as WouterRouter } from 'wouter';
import { useStore } from 'zustand';
import { earlyInputOf } from '../../handover/earlyInput';
import { areaStoreOf } from '../../store/areas/areaStore';
import { anyRoute, permittedRoute } from '../../store/menu/permittedRoute';
import type { Navigation, NavigationState } from '../../store/routing/navigation';
import { firstSegment } from '../../store/routing/paths';
import type { Route } from '../../store/routing/route';
import type { Router } from '../../store/routing/router';
import { useElementContext, useStores } from '../element/elementContext';
import { usePermissions } from '../element/usePermissions';

const RouterContext = createContext<Router | undefined>(undefined);
/** Location of the shell, path with query. */
const LocationContext = createContext('/');

/** Routes its children with wouter: the only subscription to the navigation of the element. */
export function RouterProvider({ children }: { children: ReactNode }) {
  const { router, location } = useNavigation();
  const hook = useMemo(() => locationHook(router), [router]);
  const { parser: defaultParser } = useRouter();
  const parser = useMemo(() => caseSensitive(defaultParser), [defaultParser]);
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>
        <WouterRouter hook={hook} parser={parser}>
          {children}
        </WouterRouter>
      </LocationContext>
    </RouterContext>
  );
}

/** Returns the router of the shell around a view, for links, guards and moves outside of wouter. */
export function useShellRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('A view of the shell was rendered outside RouterProvider.');
  return router;
}

/**
 * Returns the route of the shell for the user's role and the areas of the element. An area that a new role or menu denies
 * stays while it has unsaved work.
 */
export function useShellRoute(): Route {
  const location = useContext(LocationContext);
  const permissions = usePermissions();
  const { areas } = permissions;
  const isDirty = useStore(
    areaStoreOf(useStores()),
    ({ dirty }) => dirty !== undefined && dirty === firstSegment(location),
  );
  return useMemo(() => {
    const route = permittedRoute(location, permissions);
    return isDirty && !route.area ? anyRoute(location, areas) : route;
  }, [location, permissions, areas, isDirty]);
}

/** Returns router and location; while React hydrates, those of the first paint. */
function useNavigation(): NavigationState {
  const { host, stores } = useElementContext();
  const navigation = stores.navigation as Navigation;
  const [painted] = useState(() => {
    const state = navigation.getState();
    const { router } = navigation.getInitialState();
    const location = earlyInputOf(host)?.location ?? state.location;
    const isSame = location === state.location && router === state.router;
    // The same object needs no second render.
    return isSame ? state : { router, location };
  });
  return useSyncExternalStore(navigation.subscribe, navigation.getState, () => painted);
}

/**
 * Creates the location hook of wouter for a router. Path and query come from the hash or from memory;
 * the address of the host page before the hash is neither read nor written.
 *
 * wouter decodes what a location hook returns. The hook escapes each `%` first, so that `useLocation`
 * and `useSearch` return the text of the address: a decoded returnUrl would be decoded twice.
 */
function locationHook(router: Router) {
  const useShellLocation = (): [string, Router['navigate']] => [
    escapePercent(useContext(LocationContext).split('?', 1)[0] ?? ''),
    router.navigate,
  ];
  const searchHook = () => escapePercent(/\?.*/s.exec(useContext(LocationContext))?.[0] ?? '');
  return Object.assign(useShellLocation, { searchHook, hrefs: router.href });
}

const escapePercent = (text: string) => text.replaceAll('%', '%25');

/** Makes the patterns of a wouter parser case-sensitive: `/Site` is not the area `/site`. */
function caseSensitive(parse: Parser): Parser {
  return (route, loose) => {
    const { pattern, keys } = parse(route, loose);
    return { keys, pattern: new RegExp((pattern as RegExp).source) };
  };
}
