import { useMemo } from 'react';
import { useStore } from 'zustand';
import { pinChanges } from '../../../store/lists/pinChanges';
import {
  readPinned,
  readVisited,
  type SavedPage,
  setPinned,
} from '../../../store/lists/savedPages';
import { permittedRoute } from '../../../store/menu/permittedRoute';
import { useOption } from '../../element/elementContext';
import { useViewer } from '../../routing/useViewer';
import { usePageOwner } from './usePageOwner';

/**
 * Returns the pages that the user has pinned and visited last, without those that are no longer allowed;
 * and a function that pins and unpins.
 */
export function useSavedPages() {
  const owner = usePageOwner();
  const viewer = useViewer();
  const menu = useOption('menu');
  const areas = useOption('areas');
  const changes = useStore(pinChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after a change
  const lists = useMemo(() => {
    const isAllowed = ({ path, area }: SavedPage) =>
      permittedRoute(path, { viewer, menu, areas }).area === area;
    return {
      pinned: readPinned(owner).filter(isAllowed),
      visited: readVisited(owner).filter(isAllowed),
    };
  }, [owner, viewer, menu, areas, changes]);
  return {
    ...lists,
    pin: (page: SavedPage, pinned: boolean) => setPinned(owner, page, pinned),
  };
}
