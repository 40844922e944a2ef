import { useMemo } from 'react';
import { useStore } from 'zustand';
import { pinChangeCount } from '../../../store/lists/pinChangeCount';
import {
  readPinned,
  readVisited,
  type SavedPage,
  setPinned,
} from '../../../store/lists/savedPages';
import { permittedRoute } from '../../../store/menu/permittedRoute';
import { useOption } from '../../element/elementContext';
import { useAccess } from '../../element/useAccess';
import { useSavedPagesKey } from './useSavedPagesKey';

/**
 * Returns the pages that the user has pinned and visited last, without those that are no longer allowed;
 * and a function that pins and unpins.
 */
export function useSavedPages() {
  const key = useSavedPagesKey();
  const access = useAccess();
  const menu = useOption('menu');
  const areas = useOption('areas');
  const changes = useStore(pinChangeCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after a change
  const lists = useMemo(() => {
    const isAllowed = ({ path, area }: SavedPage) =>
      permittedRoute(path, { access, menu, areas }).area === area;
    return {
      pinned: readPinned(key).filter(isAllowed),
      visited: readVisited(key).filter(isAllowed),
    };
  }, [key, access, menu, areas, changes]);
  return {
    ...lists,
    pin: (page: SavedPage, pinned: boolean) => setPinned(key, page, pinned),
  };
}
