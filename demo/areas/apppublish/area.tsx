import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
import { type UnsavedWork, workOf } from '../kit/unsavedWork.js';

const Area = createContext<AreaContext | undefined>(undefined);
const Work = createContext<UnsavedWork | undefined>(undefined);

/** Provides the area's context to its descendants, and renders them again when a fact changes. */
export function AreaProvider({ area, children }: { area: AreaContext; children: ReactNode }) {
  const [, renderAgain] = useState(0);
  useEffect(() => area.subscribe(() => renderAgain((count) => count + 1)), [area]);
  // `area` is always the same object. A new one makes consumers of the context render again.
  return (
    <Work value={workOf(area)}>
      <Area value={Object.create(area)}>{children}</Area>
    </Work>
  );
}

/** Returns the context of the area. */
export function useArea(): AreaContext {
  const area = useContext(Area);
  if (!area) throw new Error('useArea needs an AreaProvider above it.');
  return area;
}

/** Marks a piece of work as unsaved while it is shown. */
export function useUnsaved(name: string, unsaved: boolean) {
  const work = useContext(Work);
  useEffect(() => {
    work?.setUnsaved(name, unsaved);
    return () => work?.setUnsaved(name, false);
  }, [work, name, unsaved]);
}

/** Formats a moment: `Nov 21, 2026, 1:05 PM`. */
export function useMoment(): (time: string) => string {
  const { locale } = useArea();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );
  return useCallback((time) => format.format(new Date(time)), [format]);
}
