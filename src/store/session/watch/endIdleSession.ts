import type { ElementStores } from '../../element/elementStores';
import type { Session } from '../createSession';
import { keepNoticeForNextPage, storeNotice } from '../notice';

/** Ends the session of an idle user. */
export function endIdleSession({
  prefix,
  options,
  signOutIdle,
}: Pick<ElementStores, 'prefix' | 'options' | 'signOutIdle'>): void {
  const { auth, authProvider } = options.getState();
  // The logout of auth="oidc" leaves the page: the notice is for the next one.
  if (auth === 'oidc' && !authProvider) keepNoticeForNextPage(prefix);
  void signOutIdle();
}

/**
 * Stores the notice above the sign-in form when a session ends because its user is idle, in the tab that has noticed it
 * and in all others. Returns an unsubscribe function.
 * @param message returns the text of the notice
 */
export function storeIdleNotice(
  session: Session,
  prefix: string,
  message: () => string,
): () => void {
  return session.subscribe(({ ended }, before) => {
    if (ended === 'idle' && ended !== before.ended) {
      storeNotice(prefix, { message: message(), tone: 'info' });
    }
  });
}
