import { useEffect } from 'react';
import { useStore } from 'zustand';
import { areaStateOf } from '../../../store/areas/areaState';
import { useStores } from '../../element/elementContext';
import { usePageOwner } from './usePageOwner';

/** Time in ms after which a page counts as visited: the area has set its title by then, or gone on. */
const VISIT_TIME = 500;

/**
 * Records visits to titled pages inside areas, for the dashboard. The pages of the areas themselves have
 * tiles there.
 */
export function useRecordVisit(area: string | undefined, path: string): void {
  const owner = usePageOwner();
  const title = useStore(areaStateOf(useStores()), ({ titles }) => titles[area ?? '']);
  useEffect(() => {
    if (!area || !title || !path.slice(1).includes('/')) return;
    const record = () =>
      import('../../../store/lists/savedPages').then(
        ({ recordVisit }) => recordVisit(owner, { path, area, title }),
        () => {
          // The dashboard works without the list.
        },
      );
    const timer = setTimeout(record, VISIT_TIME);
    return () => clearTimeout(timer);
  }, [owner, area, path, title]);
}
