import { useEffect, useState } from 'react';
import { importedModule } from '../../../../store/browser/importedModule';

/** Icons that were requested before: a row that becomes visible again has its icon immediately. */
const drawings = new Map<string | undefined, string | undefined>();

/** Returns the path data of a lucide icon, undefined while it loads and if it does not exist. */
export function useIcon(name: string | undefined): string | undefined {
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    if (!name || drawings.has(name)) return;
    importedModule(import('./icons'))
      .then(async ({ drawingOf }) => {
        drawings.set(name, await drawingOf(name));
        setLoaded(name);
      })
      .catch(() => {
        // After a network error the dot stays, and the next row with the icon tries again.
      });
  }, [name]);
  return drawings.get(name);
}
