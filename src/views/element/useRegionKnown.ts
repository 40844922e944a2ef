import { useEffect, useState } from 'react';

/** Time in ms that screen readers need to notice a new live region. */
const DELAY_MS = 100;

/**
 * Returns whether screen readers have had time to notice a live region; the value identifies the region. They announce
 * changes of its text, but not the text with which it appears.
 */
export function useRegionKnown(region: unknown): boolean {
  const [known, setKnown] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown(region), DELAY_MS);
    return () => clearTimeout(timer);
  }, [region]);
  return known === region;
}
