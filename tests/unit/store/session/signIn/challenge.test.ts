import { describe, expect, it, vi } from 'vitest';
import { backendProvider } from '../../../../../src/api/providers';
import { ADA, freshSession, provider, sessionHost, TYPED } from '../../../../support/session';

const code = (answer: (value: string) => unknown, more = {}) => ({
  challenge: { kind: 'code', answer: async (value: string) => answer(value), ...more },
});

/** Signs in with a provider that asks for a second step. Returns the session. */
async function challenged(answer: unknown) {
  const { session } = freshSession();
  await session.signIn(
    provider(() => answer),
    TYPED,
    sessionHost(),
  );
  const step = () => session.getState().challenge;
  return { session, step };
}

describe('a second step of the sign-in', () => {
  it('waits for an answer and then signs in', async () => {
    const { session, step } = await challenged(code(() => ADA, { message: 'From your phone' }));
    expect(step()).toMatchObject({ kind: 'code', message: 'From your phone', userId: 'ada' });
    expect(session.getState()).toMatchObject({ signInStatus: 'idle', phase: 'signedOut' });
    await step()?.answer('123456');
    expect(session.getState()).toMatchObject({ phase: 'active', user: { UserId: 'ada' } });
    expect(step()).toBeUndefined();
  });

  it('shows a thousand characters of a message, and none of another type', async () => {
    for (const [message, shown] of [
      ['x'.repeat(3_000_000), 'x'.repeat(1000)],
      ['', undefined],
      [{ text: 'From your phone' }, undefined],
    ]) {
      const { step } = await challenged(code(() => ADA, { message }));
      expect(step()?.message).toBe(shown);
    }
  });

  it('stays open after a refused answer, and can lead to another step', async () => {
    const next = { challenge: { kind: 'new-password', answer: async () => ADA } };
    const { session, step } = await challenged(
      code((value) => {
        if (value !== '1') throw new Error('That code is wrong.');
        return next;
      }),
    );
    const first = step();
    await first?.answer('2');
    expect(session.getState()).toMatchObject({
      signInStatus: 'failed',
      error: { message: 'That code is wrong.' },
    });
    expect(step()).toBe(first);
    await first?.answer('1');
    expect(step()).toMatchObject({ kind: 'new-password' });
    expect(step()?.id).not.toBe(first?.id);
    await step()?.answer('a long password');
    expect(session.getState().phase).toBe('active');
  });

  it('sends one answer at a time, and ignores answers after it was left', async () => {
    let resolve = (_: unknown) => {};
    const answer = vi.fn(
      () =>
        new Promise((done) => {
          resolve = done;
        }),
    );
    const { session, step } = await challenged(code(answer));
    const first = step();
    const pending = first?.answer('1');
    void first?.answer('1');
    expect(answer).toHaveBeenCalledTimes(1);
    expect(session.getState().signInStatus).toBe('pending');
    first?.leave();
    expect(step()).toBeUndefined();
    expect(session.getState().signInStatus).toBe('idle');
    resolve(ADA);
    await pending;
    await first?.answer('1');
    expect(answer).toHaveBeenCalledTimes(1);
    expect(session.getState().user).toBeUndefined();
  });

  it('ends with a logout and with a session that the portal hands over', async () => {
    const { session, step } = await challenged(code(() => ADA));
    const first = step();
    await session.signOut(provider());
    await first?.answer('1');
    expect(session.getState().user).toBeUndefined();
    await session.signIn(
      provider(() => code(() => ADA)),
      TYPED,
      sessionHost(),
    );
    await session.signInWith({ ...ADA, UserId: 'ben' }, sessionHost());
    expect(session.getState()).toMatchObject({ user: { UserId: 'ben' }, challenge: undefined });
  });

  it('fails if it is of an unknown kind or cannot be answered', async () => {
    for (const challenge of [null, 'code', { kind: 'push', answer() {} }, { kind: 'code' }]) {
      const { session, step } = await challenged({ challenge });
      expect(step()).toBeUndefined();
      expect(session.getState().error?.reason).toBe('malformed');
    }
  });

  it('is answered at the server with the id of the challenge', async () => {
    const answers = [
      { Challenge: { Kind: 'code', Message: 'From your app', Id: 'one' } },
      { Challenge: { Kind: 'new-password', Id: 'two' } },
      ADA,
    ];
    const request = vi.fn(async (_url: string, _options?: { body?: unknown }) => answers.shift());
    const { session } = freshSession();
    const backend = backendProvider(request, () => 'client');
    await session.signIn(backend, TYPED, sessionHost());
    expect(session.getState().challenge).toMatchObject({ kind: 'code', message: 'From your app' });
    await session.getState().challenge?.answer('123456');
    await session.getState().challenge?.answer('a new password');
    expect(session.getState().user).toMatchObject({ UserId: 'ada' });
    expect(request.mock.calls.slice(1).map(([url, options]) => [url, options?.body])).toEqual([
      ['/api/account/login/challenge', { Id: 'one', Value: '123456', ClientId: 'client' }],
      ['/api/account/login/challenge', { Id: 'two', Value: 'a new password', ClientId: 'client' }],
    ]);
  });

  it('is refused without an id: the server could not tell which sign-in the answer belongs to', async () => {
    const { session } = freshSession();
    const request = async () => ({ Challenge: { Kind: 'code' } });
    await session.signIn(
      backendProvider(request, () => 'client'),
      TYPED,
      sessionHost(),
    );
    expect(session.getState()).toMatchObject({
      challenge: undefined,
      signInStatus: 'failed',
      error: { reason: 'malformed' },
    });
  });
});
