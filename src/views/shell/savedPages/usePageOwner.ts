import { useMemo } from 'react';
import type { PageOwner } from '../../../store/lists/savedPages';
import { userKey } from '../../../store/session/userRecord';
import { useOption, useSession, useStores } from '../../element/elementContext';

/** Returns the user whom stored pages and choices belong to. */
export function usePageOwner(): PageOwner {
  const { prefix } = useStores();
  const kind = useOption('storage') ?? 'local';
  const owner = useSession(({ user }) => userKey(user));
  return useMemo(() => ({ prefix, kind, owner }), [prefix, kind, owner]);
}
