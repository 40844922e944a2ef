import { expect, it } from 'vitest';
import type { ElementOptions } from '../../../../../src/store/element/options';
import type { Session } from '../../../../../src/store/session/createSession';
import { startProvider } from '../../../../../src/store/session/hosted/startProvider';
import { ADA, freshSession, provider, sessionHost, TYPED } from '../../../../support/session';

const BEN = { token: 'token-2', UserId: 'ben' };

/** Starts a provider whose `start` resolves to Ben when `finish` is called; `before` prepares the session. */
function startLate(before?: (session: Session) => void) {
  const { session, prefix } = freshSession('memory');
  before?.(session);
  let resolve: (record: typeof BEN) => void = () => {};
  const started = new Promise<typeof BEN>((settle) => {
    resolve = settle;
  });
  const authProvider = { ...provider(), start: () => started };
  const done = startProvider({
    prefix,
    session,
    options: () => ({ authProvider }) as unknown as ElementOptions,
    currentLocation: () => undefined,
    navigate: () => {},
  });
  return {
    session,
    finish: () => {
      resolve(BEN);
      return done;
    },
  };
}

it('signs in a user if the provider resolves late', async () => {
  const { session, finish } = startLate();
  await finish();
  expect(session.getState().userId).toBe('ben');
});

it('does not replace a user who has signed in by the form meanwhile', async () => {
  const { session, finish } = startLate();
  await session.signIn(
    provider(() => ADA),
    TYPED,
    sessionHost(),
  );
  await finish();
  expect(session.getState()).toMatchObject({ userId: 'ada', signInStatus: 'idle' });
});

it('does not sign in a user who has logged out meanwhile', async () => {
  const { session, finish } = startLate((early) => early.setRecord(BEN));
  await session.signOut(provider());
  await finish();
  expect(session.getState()).toMatchObject({ user: undefined, ended: 'user' });
});

it('does not put its late failure into a sign-in that the user has started meanwhile', async () => {
  const { session, prefix } = freshSession('memory');
  let fail: (reason: Error) => void = () => {};
  const start = () =>
    new Promise<typeof BEN>((_, reject) => {
      fail = reject;
    });
  const done = startProvider({
    prefix,
    session,
    options: () => ({ authProvider: { ...provider(), start } }) as unknown as ElementOptions,
    currentLocation: () => undefined,
    navigate: () => {},
  });
  const step = { challenge: { kind: 'code', answer: async () => ADA } };
  await session.signIn(
    provider(() => step),
    TYPED,
    sessionHost(),
  );
  expect(session.getState().challenge?.kind).toBe('code');
  fail(new Error('too late'));
  await done;
  expect(session.getState()).toMatchObject({ signInStatus: 'idle', error: undefined });
});
