import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from './session';

/** What an element has to tell or ask about its session. */
export interface AlertsState {
  /** The server cannot be reached; nobody is signed out for that. */
  offline: boolean;
  /** The token runs out soon. */
  ending: boolean;
  /** How far the server's clock is ahead of the browser's, in ms, where it is known. */
  clock: number | undefined;
  /** Why the person is asked to sign in again over the page: it has ended, or soon will. */
  signIn: 'ended' | 'ending' | undefined;
}

export interface Alerts extends StoreApi<AlertsState> {
  /**
   * Asks the person to sign in again; true once the same one has, false for another one, a logout, or
   * where the question was taken back.
   */
  ask(why: 'ended' | 'ending'): Promise<boolean>;
}

/** Makes the alerts of one element. */
export function createAlerts(session: Session): Alerts {
  const store = createStore<AlertsState>(() => ({
    offline: false,
    ending: false,
    clock: undefined,
    signIn: undefined,
  }));
  return Object.assign(store, {
    ask(why: 'ended' | 'ending') {
      const { user, person } = session.getState();
      session.setState({ attempt: 'idle', error: undefined });
      store.setState({ signIn: why });
      return new Promise<boolean>((resolve) => {
        const look = () => {
          const now = session.getState();
          if (now.user === user && store.getState().signIn) return;
          for (const end of ends) end();
          store.setState({ signIn: undefined });
          resolve(Boolean(now.user) && now.user !== user && now.person === person);
        };
        const ends = [session.subscribe(look), store.subscribe(look)];
      });
    },
  });
}
