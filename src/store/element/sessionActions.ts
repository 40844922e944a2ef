import type { AuthProvider } from '../../api/providers';
import { loginRoute } from '../routing/paths';
import type { NavigateOptions } from '../routing/router';
import type { Session } from '../session/createSession';

/** Ways in which an element ends its session. */
export interface SessionActions {
  /** Signs out, unless the user decides to stay because of unsaved work. */
  signOut(): Promise<void>;
  /** Ends the session of an idle user; keeps drafts and, unless the provider leaves the page, where to return to. */
  signOutIdle(): Promise<void>;
}

/** Location and navigation of a shell; other elements have neither. */
export interface ShellNavigation {
  /** Returns the location of a shell, undefined on the other elements. */
  currentLocation(): string | undefined;
  /** Navigates a shell, does nothing on the other elements. */
  navigate(path: string, options?: NavigateOptions): void;
}

/** Creates the actions of an element that end the session, which it may share with others. */
export function createSessionActions(
  session: Session,
  provider: AuthProvider,
  { currentLocation, navigate }: ShellNavigation,
): SessionActions {
  return {
    async signOut() {
      const { leaveGuards } = session;
      session.cancelSignInWith?.();
      // Without unsaved work it ends now: a `signIn` of the page in the same task comes after it.
      if (!leaveGuards.isEmpty('logout') && !(await leaveGuards.confirm('logout'))) return;
      const isSignedIn = Boolean(session.getState().user);
      const ended = session.signOut(provider);
      // A visitor keeps the page to open after the sign-in.
      if (!isSignedIn) return ended;
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
