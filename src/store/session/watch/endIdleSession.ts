import type { ElementStores } from '../../element/elementStores';
import { storeNotice, storeNoticeForReload } from '../notice';

/**
 * Ends the session of an idle user.
 * @param message text of the notice above the sign-in form
 */
export function endIdleSession(
  { prefix, options, signOutIdle }: Pick<ElementStores, 'prefix' | 'options' | 'signOutIdle'>,
  message: string,
): void {
  const { auth, authProvider } = options.getState();
  // The logout of auth="oidc" leaves the page.
  const store = auth === 'oidc' && !authProvider ? storeNoticeForReload : storeNotice;
  // Before the logout: the form that it shows reads the notice.
  store(prefix, { message });
  void signOutIdle();
}
