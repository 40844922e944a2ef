import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

interface Props {
  children: ReactNode;
  /** Content that the first paint shows instead. */
  painted?: ReactNode;
}

/**
 * Renders its children after hydration. A separate component, so that the end of hydration does not
 * render its parents again.
 */
export function AfterHydration({ children, painted = null }: Props) {
  return useHydrated() ? children : painted;
}
