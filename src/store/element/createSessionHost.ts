import type { StoreApi } from 'zustand/vanilla';
import { UNAUTHORIZED } from '../../constants';
import type { SessionHost } from '../session/session';
import type { ConnectionStore } from '../session/watch/connectionStore';
import type { Announce } from './announce';
import type { ElementOptions } from './options';
import type { ShellNavigation } from './sessionActions';

/** Creates the callbacks that a session needs from its element. */
export function createSessionHost(
  { announce, isConnected }: { announce: Announce; isConnected(): boolean },
  options: StoreApi<ElementOptions>,
  connection: ConnectionStore,
  { currentLocation }: ShellNavigation,
): SessionHost {
  return {
    currentLocation,
    hashPrefix() {
      const { routing, hashPrefix = '' } = options.getState();
      return routing === 'memory' ? undefined : hashPrefix;
    },
    isConnected,
    announceExpiry: () => announce('backoffice-session-expired', { status: UNAUTHORIZED }),
    onStorageFailed: () =>
      void announce('backoffice-error', {
        source: 'storage',
        message: 'The browser did not store the session.',
      }),
    canPromptSignIn() {
      const { sessionExpired, auth } = options.getState();
      // A hosted sign-in leaves the page, so a dialog could not preserve it.
      return (
        sessionExpired === 'dialog' && auth !== 'oidc' && connection.getState().hasSignedInShell
      );
    },
  };
}
