import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../element/elementContext';

const MINUTE = 60_000;

/**
 * Returns the whole minutes until the token expires, at least one, and updates each minute. Returns undefined
 * once it has expired.
 */
export function useMinutesLeft(): number | undefined {
  const expiresAt = useStore(useStores().connection, (state) => state.expiresAt);
  const [now, setNow] = useState(Date.now);
  const minutes = expiresAt && Math.max(1, Math.ceil((expiresAt - now) / MINUTE));
  useEffect(() => {
    if (!expiresAt || !minutes) return;
    const next = expiresAt - (minutes - 1) * MINUTE - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next, 0) + 1);
    return () => clearTimeout(timer);
  }, [expiresAt, minutes]);
  return minutes;
}
