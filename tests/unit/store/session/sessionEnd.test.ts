import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADA,
  freshSession,
  inAnotherTab,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';

const reload = vi.fn();
beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(reload));
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

async function signedIn() {
  const fresh = freshSession();
  await fresh.session.signIn(provider(), TYPED, sessionHost());
  return fresh;
}

describe('a logout', () => {
  it("removes the record and the user, then calls the provider's logout", async () => {
    const { session, stored } = await signedIn();
    const own = provider();
    own.signOut.mockImplementation(async () => {
      expect(stored()).toBeNull();
      expect(session.getState()).toMatchObject({ user: undefined, ended: 'user' });
    });
    await session.signOut(own);
    expect(own.signOut.mock.calls).toEqual([[ADA]]);
    await expect(own.signOut.mock.results[0]?.value).resolves.toBeUndefined();
    expect(session.getToken()).toBeUndefined();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('Closed.'))],
    [
      'throws',
      () => {
        throw new Error('Closed.');
      },
    ],
  ])('is one although the provider %s', async (_, signOut) => {
    const { session, reloaded } = await signedIn();
    await session.signOut({ ...provider(), signOut });
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'user' });
    expect(reloaded().getToken()).toBeUndefined();
  });

  it('of the signed-out sessionHost no provider', async () => {
    const own = provider();
    await freshSession().session.signOut(own);
    expect(own.signOut).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  const now = () => performance.now();

  it('signs out, keeps the path for the sign-in to come, and reloads the page', async () => {
    const { session, stored, notice } = await signedIn();
    session.expire(now(), sessionHost({ path: '/site/7' }));
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
    expect(session.getToken()).toBeUndefined();
    expect(stored()).toBeNull();
    expect(notice()).toEqual({ path: '/site/7' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('twenty times at once is one logout and one reload', async () => {
    const { session } = await signedIn();
    const page = sessionHost();
    const startedAt = now();
    for (let times = 0; times < 20; times++) session.expire(startedAt, page);
    expect(page.mayExpire).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('to whoever comes back by themselves at each load ends on the page the third time, and says why', () => {
    const { reloaded, notice } = freshSession();
    for (let load = 1; load <= 3; load++) {
      const session = reloaded();
      session.adopt(ADA);
      session.expire(now(), sessionHost());
      expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
      expect(reload).toHaveBeenCalledTimes(Math.min(load, 2));
    }
    expect(notice()).toEqual({});
  });

  it('reloads again after somebody has signed in by hand', async () => {
    const { session } = freshSession();
    for (let time = 1; time <= 4; time++) {
      await session.signIn(provider(), TYPED, sessionHost());
      session.expire(now(), sessionHost());
      expect(reload).toHaveBeenCalledTimes(time);
    }
  });

  it('prevented by the host keeps record and page, once for all that were under way', async () => {
    const { session, stored } = await signedIn();
    const page = sessionHost({ mayExpire: false });
    const startedAt = now();
    for (let times = 0; times < 20; times++) session.expire(startedAt, page);
    expect(page.mayExpire).toHaveBeenCalledTimes(1);
    expect(session.getToken()).toBe('token-1');
    expect(stored()).toEqual(ADA);
    expect(reload).not.toHaveBeenCalled();
    await vi.waitUntil(() => now() > startedAt);
    session.expire(now(), page);
    expect(page.mayExpire).toHaveBeenCalledTimes(2);
  });

  it('of a request that began before the sign-in leaves the new session alone', async () => {
    const before = now();
    await vi.waitUntil(() => now() > before);
    const { session } = await signedIn();
    const page = sessionHost();
    session.expire(before, page);
    expect(page.mayExpire).not.toHaveBeenCalled();
    expect(session.getToken()).toBe('token-1');
  });

  it('while signed out is nothing', () => {
    const page = sessionHost();
    freshSession().session.expire(now(), page);
    expect(page.mayExpire).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('that signs in signs this one in', () => {
    const { session, key } = freshSession();
    inAnotherTab(key, ADA);
    expect(session.getToken()).toBe('token-1');
    expect(session.getState().user).toMatchObject({ UserId: 'ada' });
  });

  it('that signs out signs this one out', async () => {
    const { session, key } = await signedIn();
    inAnotherTab(key, null);
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'other-tab' });
    expect(session.getToken()).toBeUndefined();
  });

  it('that empties the storage signs this one out', async () => {
    const { session } = await signedIn();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().ended).toBe('other-tab');
  });

  it('that signs in as someone else replaces the user', async () => {
    const { session, key } = await signedIn();
    inAnotherTab(key, { token: 'token-2', UserId: 'ben' });
    expect(session.getToken()).toBe('token-2');
    expect(session.getState().user).toEqual({ UserId: 'ben' });
  });

  it('that writes something else leaves this one alone', async () => {
    const { session, prefix } = await signedIn();
    const told = vi.fn();
    session.subscribe(told);
    inAnotherTab(`${prefix}settings`, { theme: 'dark' });
    inAnotherTab('other:currentUser', null);
    expect(told).not.toHaveBeenCalled();
    expect(session.getToken()).toBe('token-1');
  });

  it('means nothing to a session that lives in memory', async () => {
    const { session, key } = freshSession('memory');
    await session.signIn(provider(), TYPED, sessionHost());
    inAnotherTab(key, null);
    expect(session.getToken()).toBe('token-1');
  });
});
