import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import { clearShownNotice } from '../../../../src/store/session/notice';
import { freshSession, mockReload, provider, sessionHost, TYPED } from '../../../support/session';

const reload = mockReload();

const refused = () => Promise.reject(new ApiError('Wrong.', { reason: 'server', status: 401 }));

it('a sign-in discards the notice of a reload that the user has canceled', async () => {
  const { session, notice, prefix } = freshSession();
  await session.signIn(provider(refused), TYPED, sessionHost());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notice()).toMatchObject({ message: 'Wrong.', userId: 'ada' });
  await session.signIn(provider(), TYPED, sessionHost());
  expect(notice()).toBeNull();
  // The next notice is one of this page, which shows it once.
  sessionStorage.setItem(`${prefix}notice`, '{}');
  clearShownNotice(prefix);
  expect(notice()).toBeNull();
});

it('a 401 for an element that the page has removed leaves the session to the elements on the page', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const removed = sessionHost({ isConnected: false });
  expect(await session.handleUnauthorized(performance.now(), removed)).toBe(false);
  expect(session.getState().phase).toBe('active');
  const host = sessionHost();
  expect(await session.handleUnauthorized(performance.now(), host)).toBe(false);
  expect(host.announceExpiry).toHaveBeenCalledTimes(1);
  expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
});

it('an element that the page removes while its unsaved work is confirmed ends the session without a reload', async () => {
  const { session, stored, notice } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  let isConnected = true;
  const host = { ...sessionHost(), isConnected: () => isConnected };
  session.leaveGuards.add(async () => {
    isConnected = false;
    return true;
  });
  expect(await session.handleUnauthorized(performance.now(), host)).toBe(false);
  await expect.poll(() => session.getState().ended).toBe('expired');
  expect(stored()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toEqual({});
});

it('the page reloads after a 401 although a listener of the logout removes the element', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  let isConnected = true;
  session.subscribe(({ user }) => {
    isConnected = Boolean(user);
  });
  const host = { ...sessionHost(), isConnected: () => isConnected };
  expect(await session.handleUnauthorized(performance.now(), host)).toBe(false);
  expect(isConnected).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
