import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import {
  ADA,
  freshSession,
  mockReload,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';
import { fillStorage } from '../../../support/storage';

describe('a sign-in', () => {
  const reload = mockReload();
  const fails = (cause: unknown) => provider(() => Promise.reject(cause));

  it('stores the record and exposes the user without the token', async () => {
    const { session, stored } = freshSession();
    const own = provider();
    await session.signIn(own, TYPED, sessionHost());
    expect(own.signIn).toHaveBeenCalledWith(TYPED);
    expect(stored()).toEqual(ADA);
    expect(session.getToken()).toBe('token-1');
    expect(session.getState()).toEqual({
      user: { UserId: 'ada', Name: 'Ada', Role: 'ADMIN' },
      phase: 'active',
      userId: 'ada',
      userSource: 'signIn',
      userSince: expect.any(Number),
      userChangeCount: 1,
      signInStatus: 'idle',
      error: undefined,
      ended: undefined,
      prompt: undefined,
    });
  });

  it('ends without an error if the provider reports that it was canceled', async () => {
    const { session } = freshSession();
    await session.signIn(fails({ reason: 'aborted' }), TYPED, sessionHost());
    expect(session.getState()).toMatchObject({ signInStatus: 'idle', error: undefined });
  });

  it('shows the message of the provider, but not that of a browser error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { session } = freshSession();
    const messageOf = async (error: Error) => {
      const signIn = () => Promise.reject(error);
      await session.signIn({ ...provider(), signIn }, TYPED, sessionHost());
      return session.getState().error?.message;
    };
    expect(await messageOf(new Error('Locked until Monday.'))).toBe('Locked until Monday.');
    expect(logged).not.toHaveBeenCalled();
    const thrown = new TypeError('Failed to fetch');
    expect(await messageOf(thrown)).toBe('');
    expect(logged).toHaveBeenCalledWith(thrown);
  });

  it('is restored on load', async () => {
    const { session, reloaded } = freshSession();
    await session.signIn(provider(), TYPED, sessionHost());
    expect(reloaded().getToken()).toBe('token-1');
    expect(reloaded().getState().user).toEqual({ UserId: 'ada', Name: 'Ada', Role: 'ADMIN' });
  });

  it('stores nothing in the browser if the record is kept in memory', async () => {
    const { session, stored } = freshSession('memory');
    await session.signIn(provider(), TYPED, sessionHost());
    expect(session.getToken()).toBe('token-1');
    expect(stored()).toBeNull();
  });

  it('is pending until the provider has answered', async () => {
    const { session } = freshSession();
    const seen: string[][] = [];
    session.subscribe(({ phase, signInStatus }) => seen.push([phase, signInStatus]));
    await session.signIn(provider(), TYPED, sessionHost());
    expect(seen).toEqual([
      ['signingIn', 'pending'],
      ['active', 'idle'],
    ]);
  });

  it('runs once if it is called twice', async () => {
    const { session } = freshSession();
    const own = provider();
    const both = [
      session.signIn(own, TYPED, sessionHost()),
      session.signIn(own, TYPED, sessionHost()),
    ];
    await Promise.all(both);
    expect(own.signIn).toHaveBeenCalledTimes(1);
    await session.signIn(own, TYPED, sessionHost());
    expect(own.signIn).toHaveBeenCalledTimes(2);
  });

  it('keeps the reason of a failure and can be retried', async () => {
    const { session, stored } = freshSession();
    const error = new ApiError('Wrong.', { reason: 'server', code: 1001, status: 200 });
    await session.signIn(fails(error), TYPED, sessionHost());
    expect(session.getState()).toMatchObject({ user: undefined, signInStatus: 'failed', error });
    expect(stored()).toBeNull();
    await session.signIn(provider(), TYPED, sessionHost());
    expect(session.getState()).toMatchObject({ signInStatus: 'idle', error: undefined });
    expect(session.getToken()).toBe('token-1');
  });

  it.each([
    ['a text', 'The directory is closed.', { message: 'The directory is closed.' }],
    ['an error', new Error('Closed.'), { message: 'Closed.', reason: 'server' }],
    ['nothing', undefined, { message: '', reason: 'server' }],
    ['an empty object', {}, { message: '', reason: 'server' }],
    ['a message that is no text', { message: { de: 'zu' }, status: '5' }, { message: '' }],
    ['a reason of its own', { message: 'No.', reason: 'quota' }, { reason: 'server' }],
    [
      'an error of another copy of the bundle',
      { message: 'Away.', reason: 'network', code: 3, status: 503 },
      { message: 'Away.', reason: 'network', code: 3, status: 503 },
    ],
  ])('fails with a message if the provider throws %s', async (_, cause, expected) => {
    const { session } = freshSession();
    await session.signIn(fails(cause), TYPED, sessionHost());
    expect(session.getState().signInStatus).toBe('failed');
    expect(session.getState().error).toBeInstanceOf(ApiError);
    expect(session.getState().error).toMatchObject(expected);
  });

  it('fails with a message if the provider throws synchronously', async () => {
    const { session } = freshSession();
    const own = {
      ...provider(),
      signIn: () => {
        throw new Error('At once.');
      },
    };
    await session.signIn(own, TYPED, sessionHost());
    expect(session.getState()).toMatchObject({
      signInStatus: 'failed',
      error: { message: 'At once.' },
    });
  });

  it.each([undefined, {}, { Name: 'Ada' }, { token: '' }, { token: 7 }])(
    'fails without a token: %j',
    async (record) => {
      const { session, stored } = freshSession();
      await session.signIn(
        provider(() => record),
        TYPED,
        sessionHost(),
      );
      expect(session.getState()).toMatchObject({
        signInStatus: 'failed',
        error: { reason: 'no-token' },
      });
      expect(session.getState().user).toBeUndefined();
      expect(stored()).toBeNull();
    },
  );

  it('lasts until the page unloads if it cannot be stored, which is reported', async () => {
    const { session } = freshSession();
    const page = sessionHost();
    fillStorage();
    await session.signIn(provider(), TYPED, page);
    expect(page.onStorageFailed).toHaveBeenCalledTimes(1);
    expect(session.getToken()).toBe('token-1');
  });

  it('that gets a 401 reloads the page and keeps message, user id and path', async () => {
    const { session, notice } = freshSession();
    const error = new ApiError('Wrong.', { reason: 'server', status: 401 });
    await session.signIn(fails(error), TYPED, sessionHost({ path: '/site' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notice()).toEqual({ message: 'Wrong.', userId: 'ada', path: '/site' });
  });

  it('that gets a 401 stays on the page if the host prevents the reload', async () => {
    const { session, notice } = freshSession();
    const error = new ApiError('Wrong.', { reason: 'server', status: 401 });
    await session.signIn(fails(error), TYPED, sessionHost({ announceExpiry: false }));
    expect(session.getState()).toMatchObject({ signInStatus: 'failed', error });
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBeNull();
  });

  it('never leaves the password in the browser', async () => {
    const { session } = freshSession();
    const typed = { userId: 'ada', password: 'open-sesame' };
    const refused = new ApiError('Wrong.', { reason: 'server', status: 401 });
    await session.signIn(fails(refused), typed, sessionHost());
    await session.signIn(provider(), typed, sessionHost());
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).toContain('token-1');
    expect(kept).not.toContain('open-sesame');
  });
});
