import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Parser, useRouter, Router as WouterRouter } from 'wouter';
import { earlyInputOf } from '../../handover/earlyInput';
import type { Navigation, NavigationState } from '../../store/routing/navigation';
import type { Router } from '../../store/routing/router';
import { useElementContext } from '../element/elementContext';
import { LocationContext, locationHook } from './locationHook';

const RouterContext = createContext<Router | undefined>(undefined);

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

/** Returns router and location; while React hydrates, the location that the first paint has drawn. */
function useNavigation(): NavigationState {
  const { host, stores } = useElementContext();
  const navigation = stores.navigation as Navigation;
  const [painted] = useState(() => {
    const state = navigation.getState();
    const location = earlyInputOf(host)?.path ?? state.location;
    // The same object needs no second render.
    return location === state.location ? state : { ...state, location };
  });
  return useSyncExternalStore(navigation.subscribe, navigation.getState, () => painted);
}

/** Makes the patterns of a wouter parser case-sensitive: `/Site` is not the area `/site`. */
export function caseSensitive(parse: Parser): Parser {
  return (route, loose) => {
    const { pattern, keys } = parse(route, loose);
    return { keys, pattern: new RegExp((pattern as RegExp).source) };
  };
}
