import { useEffect } from 'react';
import { useStore } from 'zustand';
import { areaStoreOf } from '../../../store/areas/areaStore';
import { importedModule } from '../../../store/browser/importedModule';
import { useStores } from '../../element/elementContext';
import { useSavedPagesKey } from './useSavedPagesKey';

/** Time after which a page counts as visited: by then the area has set its title or moved on. */
const VISIT_TIME_MS = 500;

/**
 * Records visits to titled pages inside areas, for the dashboard. The pages of the areas themselves have
 * tiles there.
 */
export function useRecordVisit(area: string | undefined, path: string): void {
  const key = useSavedPagesKey();
  const title = useStore(areaStoreOf(useStores()), ({ titles }) => titles[area ?? '']);
  useEffect(() => {
    if (!area || !title || !path.slice(1).includes('/')) return;
    // The code may arrive after the user has left the page or logged out.
    let stopped = false;
    const record = () =>
      importedModule(import('../../../store/lists/savedPages')).then(
        ({ recordVisit }) => {
          if (!stopped) recordVisit(key, { path, area, title });
        },
        () => {
          // The dashboard works without the list.
        },
      );
    const timer = setTimeout(record, VISIT_TIME_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [key, area, path, title]);
}
