import { describe, expect, it } from 'vitest';
import {
  areaStoreOf,
  clearForNextUser,
  clearIfUserGone,
} from '../../../../src/store/areas/areaStore';
import { setBadge } from '../../../../src/store/areas/badges';
import type { ElementStores } from '../../../../src/store/element/elementStores';
import { ADA, freshSession, provider, sessionHost } from '../../../support/session';

/** Creates the state of an element whose session has ada signed in and a badge published for her. */
async function published() {
  const { session } = freshSession();
  const subscribed = new Set<unknown>();
  const stores = {
    session: {
      ...session,
      subscribe(listener: Parameters<typeof session.subscribe>[0]) {
        const unsubscribe = session.subscribe(listener);
        subscribed.add(listener);
        return () => {
          subscribed.delete(listener);
          unsubscribe();
        };
      },
    },
  } as unknown as ElementStores;
  const host = sessionHost();
  await session.signInWith(ADA, host);
  let onChange = () => {};
  session.subscribe(() => onChange());
  const areaStore = areaStoreOf(stores);
  const disconnect = clearForNextUser(stores);
  setBadge(areaStore, 'site', { text: '3' });
  return {
    subscribed,
    disconnect,
    reconnect: () => clearForNextUser(stores),
    /** Sets a badge as a listener of `backoffice-login` does, which hears the change first. */
    setBadgeOnChange(text: string) {
      onChange = () => {
        clearIfUserGone(stores);
        setBadge(areaStore, 'site', { text });
      };
    },
    badge: () => areaStore.getState().badges.site?.text,
    logOut: () => session.signOut(provider()),
    logIn: (UserId: string) => session.signInWith({ ...ADA, UserId }, host),
  };
}

describe('what areas have published', () => {
  it('is cleared when the user logs out', async () => {
    const { badge, logOut } = await published();
    expect(badge()).toBe('3');
    await logOut();
    expect(badge()).toBeUndefined();
  });

  it('is cleared when another user takes over', async () => {
    const { badge, logIn } = await published();
    await logIn('ada');
    expect(badge()).toBe('3');
    await logIn('ben');
    expect(badge()).toBeUndefined();
  });

  it('is kept if a listener of the sign-in sets it for the next user', async () => {
    const { badge, setBadgeOnChange, logIn } = await published();
    setBadgeOnChange('5');
    await logIn('ben');
    expect(badge()).toBe('5');
  });

  it('is cleared at the latest when an element returns to the page under another user', async () => {
    const { badge, disconnect, reconnect, logOut, logIn } = await published();
    disconnect();
    reconnect();
    expect(badge()).toBe('3');
    disconnect();
    await logOut();
    await logIn('ben');
    reconnect();
    expect(badge()).toBeUndefined();
  });

  it('does not keep an element that has left the page: the session outlives it', async () => {
    const { subscribed, disconnect } = await published();
    expect(subscribed.size).toBe(1);
    disconnect();
    expect(subscribed.size).toBe(0);
  });
});
