import type { Stores } from '../element/elementStores';
import type { Alerts } from './connectionStatus';

type Watched = Pick<Stores, 'session' | 'hooks' | 'navigate'>;

/**
 * Follows the network, the token's end and the person for a shell that somebody is signed in to;
 * returns what ends it.
 */
export function watchSession({ session, hooks, navigate }: Watched, alerts: Alerts): () => void {
  const goOffline = () => alerts.setState({ offline: true });
  const goOnline = () => alerts.setState({ offline: false });
  let stopped = false;
  let watched = false;
  let stopExpiry = () => {};

  /** Only a JWT says when it ends: who has another token needs none of this. */
  async function watchToken() {
    if (watched || session.getToken()?.split('.').length !== 3) return;
    watched = true;
    try {
      const { watchExpiry } = await import('./tokenExpiry');
      if (!stopped) stopExpiry = watchExpiry(session, alerts);
    } catch {
      // The warning is a courtesy: the next sign-in tries again.
      watched = false;
    }
  }

  hooks.onReachable = (reachable) => alerts.setState({ offline: !reachable });
  hooks.onDate = (date) => alerts.setState({ clock: date - Date.now() });
  hooks.signInAgain = () => alerts.ask('ended');
  addEventListener('offline', goOffline);
  addEventListener('online', goOnline);
  if (navigator.onLine === false) goOffline();
  void watchToken();
  const end = session.subscribe((now, before) => {
    void watchToken();
    // Another person starts clean, whatever the last one left unsaved.
    if (now.user && before.user && now.person !== before.person) {
      navigate.to('/', { replace: true, force: true });
    }
  });
  return () => {
    stopped = true;
    hooks.onReachable = hooks.onDate = hooks.signInAgain = undefined;
    removeEventListener('offline', goOffline);
    removeEventListener('online', goOnline);
    end();
    stopExpiry();
    // Nobody is left to answer: what waits for it rejects.
    alerts.setState({ signIn: undefined });
  };
}
