import { useMemo } from 'react';
import type { SavedPagesKey } from '../../../store/lists/savedPages';
import { userKey } from '../../../store/session/user/userRecord';
import { useOption, useSession, useStores } from '../../element/elementContext';

/** Returns the user whom stored pages and choices belong to. */
export function useSavedPagesKey(): SavedPagesKey {
  const { prefix } = useStores();
  const kind = useOption('storage') ?? 'local';
  const user = useSession((state) => userKey(state.user));
  return useMemo(() => ({ prefix, kind, user }), [prefix, kind, user]);
}
