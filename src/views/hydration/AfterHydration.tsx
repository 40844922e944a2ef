import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

interface Props {
  children: ReactNode;
  /** What the first paint shows in their place. */
  painted?: ReactNode;
}

/**
 * Renders its children once React has hydrated what the first paint shows. A component of its own, so that
 * the end of the hydration renders nothing around it again.
 */
export function AfterHydration({ children, painted = null }: Props) {
  return useHydrated() ? children : painted;
}
