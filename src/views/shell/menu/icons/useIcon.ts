import { useEffect, useState } from 'react';

/** Icons asked for before: a row that comes into view again has its icon at once. */
const drawings = new Map<string | undefined, string | undefined>();

/** The path data of a lucide icon, undefined while it is being loaded and where there is none. */
export function useIcon(name: string | undefined): string | undefined {
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    if (!name || drawings.has(name)) return;
    import('./icons')
      .then(async ({ drawingOf }) => {
        drawings.set(name, await drawingOf(name));
        setLoaded(name);
      })
      .catch(LEAVE_DOT);
  }, [name]);
  return drawings.get(name);
}

/** Where the network fails the dot stays, and the next row that names the icon asks again. */
const LEAVE_DOT = () => {};
