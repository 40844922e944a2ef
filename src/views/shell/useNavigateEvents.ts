import { useEffect, useRef } from 'react';
import type { Route } from '../../store/routing/route';
import { useStores } from '../element/elementContext';

/**
 * Dispatches `backoffice-navigate` for each page that is shown: none while a visitor must sign in. The reset is
 * announced without its query, which may hold the code of a mailed link.
 */
export function useNavigateEvents(route: Route, mustSignIn: boolean): void {
  const { area, screen } = route;
  const path = screen === 'reset' ? route.path : route.location;
  const { announce } = useStores();
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (mustSignIn || announced.current === path) return;
    announced.current = path;
    announce('backoffice-navigate', { path, area });
  }, [announce, mustSignIn, path, area]);
}
