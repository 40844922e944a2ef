import { canReload, reloadPage } from '../browser/page';
import { type Notice, storeNoticeForNextPage } from './notice';
import type { SessionHost } from './session';

/** Returns whether the page has removed an element. Elements of older versions of the bundle do not say so. */
export const isRemoved = (host: SessionHost) => host.isConnected?.() === false;

/** Returns whether a reload shows the sign-in form of an element. */
export const showsFormAfterReload = (host: SessionHost) => !isRemoved(host) && canReload();

/** Reloads the page with a notice for its sign-in form. */
export function reloadWithNotice(prefix: string, host: SessionHost, notice: Notice): void {
  const path = host.currentLocation();
  storeNoticeForNextPage(prefix, { ...notice, path, hashPrefix: host.hashPrefix?.() });
  reloadPage();
}
