import { useMemo } from 'react';
import type { SavedPagesKey } from '../../../store/lists/savedPages';
import { userKey } from '../../../store/session/user/userRecord';
import { useSession, useStorageKind, useStores } from '../../element/elementContext';

/** Returns the key of the current user's saved pages and choices. */
export function useSavedPagesKey(): SavedPagesKey {
  const { prefix } = useStores();
  const kind = useStorageKind();
  const user = useSession((state) => userKey(state.user));
  return useMemo(() => ({ prefix, kind, user }), [prefix, kind, user]);
}
