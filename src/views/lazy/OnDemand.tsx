import { useEffect } from 'react';
import { type LoadPart, usePart } from './useLazyComponent';

/** Renders a part of the bundle once it is there. */
export function OnDemand({ load }: { load: LoadPart<object> }) {
  const { Part, ask } = usePart(load);
  useEffect(() => void ask(), [ask]);
  return Part ? <Part /> : null;
}
