import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AreaContext } from '../../../src/store/areas/areaSources';

const Area = createContext<AreaContext | undefined>(undefined);

/** Gives the area's context to all below, and draws them anew when one of its facts changes. */
export function AreaProvider({ area, children }: { area: AreaContext; children: ReactNode }) {
  const [, drawAnew] = useState(0);
  useEffect(() => area.subscribe(() => drawAnew((count) => count + 1)), [area]);
  // The facts are read from one and the same object: a new one tells React that they changed.
  return <Area value={Object.create(area)}>{children}</Area>;
}

/** The context that the shell gave to the area. */
export function useArea(): AreaContext {
  const area = useContext(Area);
  if (!area) throw new Error('useArea needs an AreaProvider above it.');
  return area;
}

/** Writes a moment for people: `Nov 21, 2026, 1:05 PM`. */
export function useMoment(): (time: string) => string {
  const { locale } = useArea();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );
  return useCallback((time) => format.format(new Date(time)), [format]);
}
