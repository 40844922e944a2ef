import { useEffect, useRef } from 'react';
import type { Route } from '../../store/routing/route';
import { useStores } from '../element/elementContext';

/** Dispatches `backoffice-navigate` for each page that is shown: none while a visitor must sign in. */
export function useNavigateEvents({ location, area }: Route, mustSignIn: boolean): void {
  const { announce } = useStores();
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (mustSignIn || announced.current === location) return;
    announced.current = location;
    announce('backoffice-navigate', { path: location, area });
  }, [announce, mustSignIn, location, area]);
}
