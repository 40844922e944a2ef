import { useEffect, useState } from 'react';

/** Time in ms after which screen readers know a new live region. */
const DELAY_MS = 100;

/**
 * Returns whether screen readers know a live region, which is identified by this value. They announce changes of
 * its text, but not the text with which it appears.
 */
export function useRegionKnown(region: unknown): boolean {
  const [known, setKnown] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown(region), DELAY_MS);
    return () => clearTimeout(timer);
  }, [region]);
  return known === region;
}
