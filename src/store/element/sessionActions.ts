import type { Credentials } from '../../api/account';
import { loginRoute } from '../routing/paths';
import type { NavigateOptions } from '../routing/router';
import type { Session, SessionHost } from '../session/session';
import type { ServerClient } from './serverClient';

/** Actions of an element on its session. */
export interface SessionActions {
  /** Signs in. A failure becomes state of the session. */
  signIn(credentials: Credentials): Promise<void>;
  /** Takes over a session of the host page. */
  signInWith(record: unknown): Promise<void>;
  /** Signs out, unless the user decides to stay because of unsaved work. */
  signOut(): Promise<void>;
  /** Ends the session of an idle user; keeps drafts, and the page to return to. */
  signOutIdle(): Promise<void>;
}

/** Location of a shell; other elements have none. */
export interface ShellLocation {
  /** Returns the location of a shell, undefined on the other elements. */
  currentLocation(): string | undefined;
  /** Navigates a shell, does nothing on the other elements. */
  navigate(path: string, options?: NavigateOptions): void;
}

/** Creates the actions of an element on the session that it may share with others. */
export function createSessionActions(
  session: Session,
  sessionHost: SessionHost,
  { provider }: Pick<ServerClient, 'provider'>,
  { currentLocation, navigate }: ShellLocation,
): SessionActions {
  return {
    signIn: (credentials) => session.signIn(provider, credentials, sessionHost),
    signInWith: (record) => session.signInWith(record, sessionHost),
    async signOut() {
      if ((await session.leaveGuards.confirm('logout')) === false) return;
      const ended = session.signOut(provider);
      // The order is fixed: record, user, provider, then the login route. The route does not wait for the
      // provider, which may never answer, or answer after the next user has signed in.
      navigate('/account/login', { replace: true, force: true });
      await ended;
    },
    signOutIdle() {
      const ended = session.signOut(provider, 'idle');
      navigate(loginRoute(currentLocation() ?? '/'), { replace: true, force: true });
      return ended;
    },
  };
}
