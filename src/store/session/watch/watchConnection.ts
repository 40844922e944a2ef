import { importedModule } from '../../browser/importedModule';
import type { ElementStores } from '../../element/elementStores';
import { UNKNOWN_CONNECTION } from './connectionStore';

type Watched = Pick<ElementStores, 'session' | 'sessionHost' | 'connection'>;

/**
 * Watches the network and the expiry of the token for a shell with a signed-in user. Returns a function that ends the
 * watch and closes the prompt of the shell.
 */
export function watchConnection({ session, sessionHost, connection }: Watched): () => void {
  const goOffline = () => connection.setState({ offline: true });
  const goOnline = () => connection.setState({ offline: false });
  let stopped = false;
  let watched = false;
  let stopExpiry = () => {};

  /** Loads the expiry warning for a JWT: other tokens do not say when they expire. */
  async function watchToken() {
    if (watched || session.getToken()?.split('.').length !== 3) return;
    watched = true;
    try {
      const { watchTokenExpiry } = await importedModule(import('./tokenExpiry'));
      if (!stopped) stopExpiry = watchTokenExpiry(session, connection);
    } catch {
      // The warning is optional. The next sign-in loads it again.
      watched = false;
    }
  }

  connection.setState({ ...UNKNOWN_CONNECTION, hasSignedInShell: true });
  addEventListener('offline', goOffline);
  addEventListener('online', goOnline);
  if (navigator.onLine === false) goOffline();
  void watchToken();
  const unsubscribe = session.subscribe(() => void watchToken());
  return () => {
    stopped = true;
    connection.setState({ hasSignedInShell: false });
    removeEventListener('offline', goOffline);
    removeEventListener('online', goOnline);
    unsubscribe();
    stopExpiry();
    session.dismissPrompt(sessionHost);
  };
}
