import type { StoreApi } from 'zustand/vanilla';
import { UNAUTHORIZED } from '../../constants';
import type { Session, SessionHost } from '../session/session';
import type { ConnectionStore } from '../session/watch/connectionStore';
import type { Announce } from './announce';
import type { ElementOptions } from './options';
import type { ClientCallbacks } from './serverClient';

interface SessionHostSetup {
  announce: Announce;
  options: StoreApi<ElementOptions>;
  connection: ConnectionStore;
  currentLocation(): string | undefined;
}

/** Creates the callbacks that a session needs from its element. */
export function createSessionHost(setup: SessionHostSetup): SessionHost {
  const { announce, options, connection, currentLocation } = setup;
  return {
    currentLocation,
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

/** Creates the callbacks of an element's HTTP client. */
export function createClientCallbacks(
  session: Session,
  host: SessionHost,
  connection: ConnectionStore,
): ClientCallbacks {
  return {
    getToken: session.getToken,
    onUnauthorized: (startedAt) => session.handleUnauthorized(startedAt, host),
    onReachable: (reachable) => connection.setState({ offline: !reachable }),
    onDate: followClock(connection),
  };
}

/** Time in ms that an answer may take after its server has dated it. */
const DATE_TOLERANCE_MS = 5000;

/**
 * Returns a callback that follows the server's clock. The date of an answer from the HTTP cache is too old, and
 * ignored. Two old dates that go on like a clock are those of a server whose clock was set back.
 */
function followClock(connection: ConnectionStore): (date: number) => void {
  let last = { date: 0, at: 0 };
  let ignored = { date: Number.POSITIVE_INFINITY, at: 0 };
  return (date) => {
    const now = performance.now();
    const follows = (known: typeof last) => date >= known.date + now - known.at - DATE_TOLERANCE_MS;
    if (follows(last) || follows(ignored)) {
      last = { date, at: now };
      connection.setState({ clockOffset: date - Date.now() });
    } else ignored = { date, at: now };
  };
}
