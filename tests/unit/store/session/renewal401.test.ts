import { expect, it, vi } from 'vitest';
import {
  ADA,
  freshSession,
  mockReload,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';

const reload = mockReload();

const RENEWED = { ...ADA, token: 'token-2' };

async function signedIn() {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  return session;
}

it('a 401 waits for the renewals of the token, and its request may be sent again', async () => {
  const session = await signedIn();
  let endSecond = () => {};
  const onAnswer = vi.fn();
  session.waitForRenewal?.(Promise.reject(new Error('unreachable')));
  session.waitForRenewal?.(
    new Promise<void>((resolve) => {
      endSecond = resolve;
    }),
  );
  void session.handleUnauthorized(performance.now(), sessionHost()).then(onAnswer);
  await nextTask();
  session.setRecord(RENEWED);
  await nextTask();
  expect(onAnswer).not.toHaveBeenCalled();
  endSecond();
  await expect.poll(() => onAnswer.mock.calls).toEqual([[true]]);
  expect(session.getToken()).toBe('token-2');
  expect(reload).not.toHaveBeenCalled();
});

it('a 401 ends the session if the renewal fails', async () => {
  const session = await signedIn();
  session.waitForRenewal?.(Promise.reject(new Error('refused')));
  expect(await session.handleUnauthorized(performance.now(), sessionHost())).toBe(false);
  expect(session.getToken()).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a 401 ends the session if the renewal takes longer than a request may', async () => {
  const session = await signedIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    session.waitForRenewal?.(new Promise(() => {}));
    const answer = session.handleUnauthorized(performance.now(), sessionHost());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session.getToken()).toBe(ADA.token);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe(false);
    expect(session.getToken()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('a 401 finds the token that another tab has renewed, before its change event', async () => {
  const { session, key } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  localStorage.setItem(key, JSON.stringify(RENEWED));
  session.waitForRenewal?.(Promise.resolve());
  expect(await session.handleUnauthorized(performance.now(), sessionHost())).toBe(true);
  expect(session.getToken()).toBe('token-2');
});

it('a renewal does not end a session whose record the page or another element has removed', async () => {
  const { session, key } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  localStorage.removeItem(key);
  session.waitForRenewal?.(Promise.resolve());
  await nextTask();
  expect(session.getState()).toMatchObject({ phase: 'active', ended: undefined });
});

it('a 401 waits no longer than a request may, however many renewals follow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const session = await signedIn();
    const attempt = () => {
      let end = () => {};
      session.waitForRenewal?.(
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      );
      setTimeout(attempt, 10_000);
      setTimeout(() => end(), 11_000);
    };
    attempt();
    const answer = session.handleUnauthorized(performance.now(), sessionHost());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session.getToken()).toBe(ADA.token);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toBe(false);
    expect(session.getToken()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('a request with an earlier token may be sent again, and one of an earlier user not', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const now = vi.spyOn(performance, 'now');
  const startedAt = performance.now() + 10;
  now.mockReturnValue(startedAt + 10);
  session.setRecord(RENEWED);
  const host = sessionHost();
  expect(await session.handleUnauthorized(startedAt, host)).toBe(true);
  session.setRecord({ ...ADA, UserId: 'ben', token: 'token-3' });
  expect(await session.handleUnauthorized(startedAt, host)).toBe(false);
  expect(session.getToken()).toBe('token-3');
  expect(host.announceExpiry).not.toHaveBeenCalled();
});

it('a session and an element of an older version of the bundle still end a session', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const { isConnected: _, ...older } = sessionHost();
  expect(await session.handleUnauthorized(performance.now(), older)).toBe(false);
  expect(session.getToken()).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

/** Resolves in the next task, after all microtasks. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
