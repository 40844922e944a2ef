import { useMemo } from 'react';
import { type Access, accessOf } from '../../store/menu/roles';
import { useOption, useSession } from './elementContext';

/** Returns the role of the user and the areas that are denied to that role. */
export function useAccess(): Access {
  const user = useSession((state) => state.user);
  const areas = useOption('areas');
  return useMemo(() => accessOf(user, areas), [user, areas]);
}
