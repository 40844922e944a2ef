import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../src/api/errors';
import { ADA, freshSession, provider, sessionHost, TYPED } from '../../../../support/session';

const BEN = { ...ADA, token: 'token-2', UserId: 'ben' };

/** Takes over a promise that the test settles. */
function pending() {
  const { session } = freshSession();
  let settle: { resolve(record: unknown): void; reject(error: Error): void } | undefined;
  const record = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { session, ...settle!, taken: session.signInWith(record, sessionHost()) };
}

describe('taking over a record', () => {
  it('is ignored after a logout while its code loads', async () => {
    const { session } = freshSession();
    const taken = session.signInWith(ADA, sessionHost());
    await session.signOut(provider());
    await taken;
    expect(session.getState()).toMatchObject({ phase: 'signedOut', user: undefined });
    expect(session.getToken()).toBeUndefined();
  });

  it('is ignored after a logout while the user decides about unsaved work', async () => {
    const { session } = freshSession();
    await session.signInWith(ADA, sessionHost());
    let leave = (_left: boolean) => {};
    const asked = new Promise<void>((resolve) => {
      session.leaveGuards.add((reason) => {
        if (reason !== 'other-user') return true;
        resolve();
        return new Promise<boolean>((decide) => {
          leave = decide;
        });
      });
    });
    const taken = session.signInWith(BEN, sessionHost());
    await asked;
    await session.signOut(provider());
    leave(true);
    await taken;
    expect(session.getState()).toMatchObject({ phase: 'signedOut', user: undefined });
  });
});

describe('taking over a promise of a record', () => {
  it('makes the form busy, then signs in', async () => {
    const { session, resolve, taken } = pending();
    await expect.poll(() => session.getState().signInStatus).toBe('pending');
    resolve(ADA);
    await taken;
    expect(session.getState()).toMatchObject({ phase: 'active', signInStatus: 'idle' });
    expect(session.getToken()).toBe(ADA.token);
  });

  it('shows the error and rejects if the promise rejects or has no token', async () => {
    const refused = pending();
    const error = new ApiError('This passkey is unknown.', { reason: 'server', code: 1004 });
    refused.reject(error);
    await expect(refused.taken).rejects.toBe(error);
    expect(refused.session.getState()).toMatchObject({ signInStatus: 'failed', error });

    for (const nothing of [undefined, 'token', { token: '' }]) {
      const empty = pending();
      empty.resolve(nothing);
      await expect(empty.taken).rejects.toMatchObject({ reason: 'no-token' });
      expect(empty.session.getState()).toMatchObject({
        phase: 'signedOut',
        signInStatus: 'failed',
      });
    }
  });

  it('ends a second step that was open: after a rejection the form asks for the password', async () => {
    const { session } = freshSession();
    const answer = async () => ADA;
    await session.signIn(
      provider(() => ({ challenge: { kind: 'code', answer } })),
      TYPED,
      sessionHost(),
    );
    expect(session.getState().challenge).toBeDefined();
    const refused = session.signInWith(Promise.reject(new Error('No.')), sessionHost());
    await expect(refused).rejects.toThrow('No.');
    expect(session.getState()).toMatchObject({ challenge: undefined, signInStatus: 'failed' });
  });

  it('is ignored after a sign-in or a logout meanwhile', async () => {
    const signedIn = pending();
    await expect.poll(() => signedIn.session.getState().signInStatus).toBe('pending');
    await signedIn.session.signIn(
      provider(() => BEN),
      TYPED,
      sessionHost(),
    );
    signedIn.resolve(ADA);
    await signedIn.taken;
    expect(signedIn.session.getState().user?.UserId).toBe('ben');

    const failed = pending();
    await expect.poll(() => failed.session.getState().signInStatus).toBe('pending');
    await failed.session.signOut(provider());
    failed.reject(new Error('late'));
    await expect(failed.taken).rejects.toThrow('late');
    expect(failed.session.getState()).toMatchObject({ signInStatus: 'idle', error: undefined });
  });
});
