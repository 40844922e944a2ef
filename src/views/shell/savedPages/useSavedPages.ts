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
import { usePermissions } from '../../element/usePermissions';
import { useSavedPagesKey } from './useSavedPagesKey';

/**
 * Returns the pages that the user has pinned and visited last, without those that are no longer allowed;
 * and a function that pins and unpins.
 */
export function useSavedPages() {
  const key = useSavedPagesKey();
  const permissions = usePermissions();
  const changes = useStore(pinChangeCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after a change
  const lists = useMemo(() => {
    const isAllowed = ({ path, area }: SavedPage) =>
      permittedRoute(path, permissions).area === area;
    return {
      pinned: readPinned(key).filter(isAllowed),
      visited: readVisited(key).filter(isAllowed),
    };
  }, [key, permissions, changes]);
  return {
    ...lists,
    pin: (page: SavedPage, pinned: boolean) => setPinned(key, page, pinned),
  };
}
