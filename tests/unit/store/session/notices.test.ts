import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import { clearNotice } from '../../../../src/store/session/notice';
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
  clearNotice(prefix);
  expect(notice()).toBeNull();
});

it('a 401 for an element that the page has removed ends the session without a reload', async () => {
  const { session, stored, notice } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const host = sessionHost({ isConnected: false });
  expect(await session.handleUnauthorized(performance.now(), host)).toBe(false);
  expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
  expect(stored()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toEqual({});
});
