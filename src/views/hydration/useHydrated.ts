import { useEffect, useState } from 'react';
import { earlyOf } from '../../handover/earlyInput';
import { useSurroundings } from '../element/elementContext';

/** Returns false during hydration, which must render what the first paint shows, and true after it. */
export function useTakenOver(): boolean {
  const { host } = useSurroundings();
  const [hydrated, setHydrated] = useState(() => !earlyOf(host)?.pending);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
