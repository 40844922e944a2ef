import { describe, expect, it, vi } from 'vitest';
import { readNotice } from '../../../../src/store/session/notice';
import {
  ADA,
  freshSession,
  inAnotherTab,
  mockReload,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';
import { blockStorage, fillStorage } from '../../../support/storage';

const reload = mockReload();

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
  ])('signs out even if the provider %s', async (_, signOut) => {
    const { session, reloaded } = await signedIn();
    await session.signOut({ ...provider(), signOut });
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'user' });
    expect(reloaded().getToken()).toBeUndefined();
  });

  it('does not call the provider for a signed-out user', async () => {
    const own = provider();
    await freshSession().session.signOut(own);
    expect(own.signOut).not.toHaveBeenCalled();
  });
});

it('the end of a session removes visited pages and choices of the search, without a shell too', async () => {
  const { session, prefix } = freshSession('session');
  await session.signIn(provider(), TYPED, sessionHost());
  sessionStorage.setItem(`${prefix}visited`, '{}');
  localStorage.setItem(`${prefix}recent`, '{}');
  await session.signOut(provider());
  expect(sessionStorage.getItem(`${prefix}visited`)).toBeNull();
  expect(localStorage.getItem(`${prefix}recent`)).toBeNull();
});

describe('a 401', () => {
  const now = () => performance.now();

  it('signs out, keeps the path for the next sign-in and reloads the page', async () => {
    const { session, stored, notice } = await signedIn();
    session.handleUnauthorized(now(), sessionHost({ path: '/site/7' }));
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
    expect(session.getToken()).toBeUndefined();
    expect(stored()).toBeNull();
    expect(notice()).toEqual({ path: '/site/7' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('causes one logout and one reload if it occurs twenty times', async () => {
    const { session } = await signedIn();
    const page = sessionHost();
    const startedAt = now();
    for (let times = 0; times < 20; times++) session.handleUnauthorized(startedAt, page);
    expect(page.announceExpiry).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ends on the page with the reason the third time if users return automatically at each load', () => {
    const { reloaded, notice } = freshSession();
    for (let load = 1; load <= 3; load++) {
      const session = reloaded();
      session.setRecord(ADA);
      session.handleUnauthorized(now(), sessionHost());
      expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
      expect(reload).toHaveBeenCalledTimes(Math.min(load, 2));
    }
    expect(notice()).toEqual({});
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('ends on the page if storage is %s, which could not count the reloads', (_, limit) => {
    limit();
    const session = freshSession().reloaded();
    session.setRecord(ADA);
    session.handleUnauthorized(now(), sessionHost());
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads again after a user has signed in manually', async () => {
    const { session } = freshSession();
    for (let time = 1; time <= 4; time++) {
      await session.signIn(provider(), TYPED, sessionHost());
      session.handleUnauthorized(now(), sessionHost());
      expect(reload).toHaveBeenCalledTimes(time);
    }
  });

  it('keeps record and page for all pending requests if the host prevents it', async () => {
    const { session, stored } = await signedIn();
    const page = sessionHost({ announceExpiry: false });
    const startedAt = now();
    for (let times = 0; times < 20; times++) session.handleUnauthorized(startedAt, page);
    expect(page.announceExpiry).toHaveBeenCalledTimes(1);
    expect(session.getToken()).toBe('token-1');
    expect(stored()).toEqual(ADA);
    expect(reload).not.toHaveBeenCalled();
    await vi.waitUntil(() => now() > startedAt);
    session.handleUnauthorized(now(), page);
    expect(page.announceExpiry).toHaveBeenCalledTimes(2);
  });

  it('does not end the session if its request began before the sign-in', async () => {
    const before = now();
    await vi.waitUntil(() => now() > before);
    const { session } = await signedIn();
    const page = sessionHost();
    session.handleUnauthorized(before, page);
    expect(page.announceExpiry).not.toHaveBeenCalled();
    expect(session.getToken()).toBe('token-1');
  });

  it('has no effect while signed out', () => {
    const page = sessionHost();
    freshSession().session.handleUnauthorized(now(), page);
    expect(page.announceExpiry).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('signs this one in by signing in', () => {
    const { session, key } = freshSession();
    inAnotherTab(key, ADA);
    expect(session.getToken()).toBe('token-1');
    expect(session.getState().user).toMatchObject({ UserId: 'ada' });
  });

  it('signs this one out by signing out', async () => {
    const { session, key } = await signedIn();
    inAnotherTab(key, null);
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'other-tab' });
    expect(session.getToken()).toBeUndefined();
  });

  it('ends this one by a 401, with a notice, after its unsaved work', async () => {
    const { session, key, prefix } = await signedIn();
    const removeGuard = session.leaveGuards.add(() => false);
    localStorage.removeItem(key);
    for (const newValue of ['"expired"', null]) {
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
    expect(session.getState()).toMatchObject({ phase: 'expiring', user: { UserId: 'ada' } });
    expect(session.getToken()).toBeUndefined();
    expect(readNotice(prefix)).toBeUndefined();
    removeGuard();
    await vi.waitFor(() => expect(session.getState().phase).toBe('signedOut'));
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'other-tab' });
    expect(readNotice(prefix)).toEqual({});
  });

  it('signs this one out by clearing the storage', async () => {
    const { session } = await signedIn();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().ended).toBe('other-tab');
  });

  it('signs this one out with a record that is too deep to copy, which also does not sign in on load', async () => {
    const { session, key, reloaded } = await signedIn();
    const levels = 100_000;
    const deep = `{"token":"token-2","of":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    localStorage.setItem(key, deep);
    dispatchEvent(new StorageEvent('storage', { key, newValue: deep }));
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'other-tab' });
    expect(reloaded().getState().phase).toBe('signedOut');
  });

  it('replaces the user by signing in as another', async () => {
    const { session, key } = await signedIn();
    inAnotherTab(key, { token: 'token-2', UserId: 'ben' });
    expect(session.getToken()).toBe('token-2');
    expect(session.getState().user).toEqual({ UserId: 'ben' });
  });

  it('changes the role by storing it with the same token', async () => {
    const { session, key } = await signedIn();
    const { user, userChangeCount } = session.getState();
    inAnotherTab(key, { ...user, token: session.getToken(), Role: 'ADMIN' });
    expect(session.getState().user).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
    expect(session.getState().userChangeCount).toBe(userChangeCount);
  });

  it('does not affect this one by writing other keys', async () => {
    const { session, prefix } = await signedIn();
    const listener = vi.fn();
    session.subscribe(listener);
    inAnotherTab(`${prefix}settings`, { theme: 'dark' });
    inAnotherTab('other:currentUser', null);
    expect(listener).not.toHaveBeenCalled();
    expect(session.getToken()).toBe('token-1');
  });

  it('does not affect a session in memory', async () => {
    const { session, key } = freshSession('memory');
    await session.signIn(provider(), TYPED, sessionHost());
    inAnotherTab(key, null);
    expect(session.getToken()).toBe('token-1');
  });
});

it.each([
  [
    'restores from the back/forward cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['has prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])(
  'a page that the browser %s ends a session of session storage that another page of the tab has ended',
  async (_, show) => {
    const { session, key } = freshSession('session');
    await session.signIn(provider(), TYPED, sessionHost());
    sessionStorage.removeItem(key);
    show();
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'other-tab' });
    expect(session.getToken()).toBeUndefined();
  },
);

it('a page from the back/forward cache keeps a user whose record could not be stored', async () => {
  fillStorage();
  const { session, key } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const show = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  show();
  expect(session.getToken()).toBe(ADA.token);

  // Another tab has stored a user, and has logged out later.
  vi.restoreAllMocks();
  localStorage.setItem(key, JSON.stringify({ ...ADA, UserId: 'ben' }));
  show();
  expect(session.getState().userId).toBe('ben');
  localStorage.removeItem(key);
  show();
  expect(session.getState().user).toBeUndefined();
});
