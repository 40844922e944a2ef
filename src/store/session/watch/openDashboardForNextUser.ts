import type { ElementStores } from '../../element/elementStores';

/**
 * Opens the dashboard, without a question about unsaved work, when another user takes over the session.
 * Returns an unsubscribe function.
 */
export function openDashboardForNextUser({
  session,
  navigate,
}: Pick<ElementStores, 'session' | 'navigate'>): () => void {
  return session.subscribe((now, before) => {
    if (now.user && before.user && now.userChangeCount !== before.userChangeCount) {
      navigate('/', { replace: true, force: true });
    }
  });
}
