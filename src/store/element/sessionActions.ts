import type { Credentials } from '../../api/account';
import { loginRoute } from '../routing/route';
import type { NavigateOptions } from '../routing/router';
import type { Session, SessionHost } from '../session/session';
import type { Server } from './serverClient';

/** What an element asks of its session. */
export interface SessionActions {
  /** @throws (rejects) an ApiError if the server refuses */
  signIn(credentials: Credentials): Promise<void>;
  /** Takes over a session of the host page. */
  takeOver(record: unknown): Promise<void>;
  /** Signs out unless the user keeps unsaved work. */
  signOut(): Promise<void>;
  /** Ends the session of an idle user; keeps drafts, and the page to return to. */
  signOutIdle(): Promise<void>;
}

/** Location of a shell; other elements have none. */
export interface Place {
  /** Returns the location of a shell, undefined on the other elements. */
  currentPath: { get(): string | undefined };
  /** Goes to a path of a shell, does nothing on the other elements. */
  navigate: { to(path: string, options?: NavigateOptions): void };
}

/** Creates the actions of an element on the session that it may share with others. */
export function createSessionActions(
  session: Session,
  sessionHost: SessionHost,
  { provider }: Pick<Server, 'provider'>,
  { currentPath, navigate }: Place,
): SessionActions {
  return {
    signIn: (credentials) => session.signIn(provider, credentials, sessionHost),
    takeOver: (record) => session.takeOver(record, sessionHost),
    async signOut() {
      if ((await session.leaveGuards.confirm('logout')) === false) return;
      const ended = session.signOut(provider);
      // Decision 9: record, user, provider, then the login route. The route does not wait for the answer
      // of the provider, which may never come, or come when the next user has gone elsewhere.
      navigate.to('/account/login', { replace: true, force: true });
      await ended;
    },
    signOutIdle() {
      const ended = session.signOut(provider, 'idle');
      const wanted = loginRoute(currentPath.get() ?? '/');
      navigate.to(wanted, { replace: true, force: true });
      return ended;
    },
  };
}
