import { useMemo } from 'react';
import type { Permissions } from '../../store/menu/permittedRoute';
import { useOption } from './elementContext';
import { useAccess } from './useAccess';

/** Returns what determines which paths the user may open; the same object until it changes. */
export function usePermissions(): Permissions {
  const access = useAccess();
  const menu = useOption('menu');
  const areas = useOption('areas');
  return useMemo(() => ({ access, menu, areas }), [access, menu, areas]);
}
