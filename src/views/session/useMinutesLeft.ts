import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../element/elementContext';

const MINUTE = 60_000;

/** Returns the whole minutes until the token expires, at least one, and updates each minute. */
export function useMinutesLeft(): number {
  const expiresAt = useStore(useStores().connection, (state) => state.expiresAt) ?? 0;
  const [now, setNow] = useState(Date.now);
  const minutes = Math.max(1, Math.ceil((expiresAt - now) / MINUTE));
  useEffect(() => {
    const next = expiresAt - (minutes - 1) * MINUTE - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next, 0) + 1);
    return () => clearTimeout(timer);
  }, [expiresAt, minutes]);
  return minutes;
}
