import { useEffect } from 'react';
import { type LoadPart, usePart } from './usePart';

/** Renders a part of the bundle once it is there. */
export function OnDemand({ load }: { load: LoadPart<object> }) {
  const [Part, prepare] = usePart(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; load is the same function for good
  useEffect(prepare, []);
  return Part ? <Part /> : null;
}
