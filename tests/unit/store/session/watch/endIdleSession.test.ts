import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ElementOptions } from '../../../../../src/store/element/options';
import { createSessionActions } from '../../../../../src/store/element/sessionActions';
import { clearShownNotice } from '../../../../../src/store/session/notice';
import {
  endIdleSession,
  storeIdleNotice,
} from '../../../../../src/store/session/watch/endIdleSession';
import {
  freshSession,
  mockReload,
  provider,
  sessionHost,
  TYPED,
} from '../../../../support/session';

mockReload();

/** Ends the session of an idle user at `/site?x=1`. */
async function endIdle(options: ElementOptions) {
  const { session, prefix, notice } = freshSession();
  const given = provider();
  await session.signIn(given, TYPED, sessionHost());
  storeIdleNotice(session, prefix, () => 'Idle.');
  const noticeAtLogout = vi.fn();
  session.subscribe(({ ended }) => {
    if (ended === 'idle') noticeAtLogout(notice());
  });
  const navigate = vi.fn();
  const { signOutIdle } = createSessionActions(session, given, {
    currentLocation: () => '/site?x=1',
    navigate,
  });
  const stores = { prefix, options: createStore(() => options), signOutIdle };
  endIdleSession(stores);
  return { session, prefix, notice, noticeAtLogout, navigate };
}

it('an idle logout stores its notice first, and opens the sign-in for the current page', async () => {
  const { session, prefix, notice, noticeAtLogout, navigate } = await endIdle({});
  expect(noticeAtLogout.mock.calls).toEqual([[{ message: 'Idle.', tone: 'info' }]]);
  expect(session.getState()).toMatchObject({ user: undefined, ended: 'idle' });
  const login = '/account/login?returnUrl=%2Fsite%3Fx%3D1';
  expect(navigate.mock.calls).toEqual([[login, { replace: true, force: true }]]);
  clearShownNotice(prefix);
  expect(notice()).toBeNull();
});

it('the notice of an idle logout that leaves the page is kept for the next page', async () => {
  const { prefix, notice } = await endIdle({ auth: 'oidc' });
  clearShownNotice(prefix);
  expect(notice()).toEqual({ message: 'Idle.', tone: 'info' });
});
