import { useMemo } from 'react';
import { type Viewer, viewerOf } from '../../store/menu/roles';
import { useOption, useSession } from '../element/elementContext';

/** Returns the role of the user and the areas that are denied to it. */
export function useViewer(): Viewer {
  const user = useSession((state) => state.user);
  const areas = useOption('areas');
  return useMemo(() => viewerOf(user, areas), [user, areas]);
}
