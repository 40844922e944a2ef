import { useEffect, useState } from 'react';
import { recordedInput } from '../../handover/earlyInput';
import { useElementContext } from '../element/elementContext';

/** Returns false during hydration, which must render what the first paint shows, and true after it. */
export function useHydrated(): boolean {
  const { host } = useElementContext();
  const [hydrated, setHydrated] = useState(() => !recordedInput(host)?.pending);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
