import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import type { Session } from '../../../../src/store/session/createSession';
import {
  ADA,
  freshSession,
  inAnotherTab,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** Creates a signed-in tab that asks to sign in again after a 401. */
async function atWork() {
  const fresh = freshSession();
  const { session } = fresh;
  const page = sessionHost({ prompts: true });
  await session.signIn(provider(), TYPED, page);
  return { ...fresh, page };
}

const signIn = (session: Session, record: object, typed = TYPED) =>
  session.signIn(
    provider(() => record),
    typed,
    sessionHost(),
  );

describe('a 401 that asks to sign in again over the page', () => {
  it('keeps user and record, and waits until the same user has signed in again', async () => {
    const { session, page, stored } = await atWork();
    const waiting = [
      session.handleUnauthorized(performance.now(), page),
      session.handleUnauthorized(performance.now(), page),
    ];
    expect(session.getState()).toMatchObject({
      phase: 'expiring',
      prompt: { reason: 'ended', host: page },
    });
    expect(page.announceExpiry).toHaveBeenCalledTimes(1);
    expect(session.getState().user).toMatchObject({ UserId: 'ada' });
    expect(stored()).toEqual(ADA);
    await signIn(session, { ...ADA, token: 'token-2' });
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(session.getState()).toMatchObject({ phase: 'active', prompt: undefined });
    expect(session.getState().userChangeCount).toBe(1);
  });

  it('rejects the waiting requests if another user signs in, here or in another tab', async () => {
    const first = await atWork();
    const here = first.session.handleUnauthorized(performance.now(), first.page);
    await signIn(first.session, { token: 'token-2', UserId: 'ben' }, { ...TYPED, userId: 'ben' });
    expect(await here).toBe(false);
    expect(first.session.getState()).toMatchObject({ userChangeCount: 2, userId: 'ben' });

    const second = await atWork();
    const there = second.session.handleUnauthorized(performance.now(), second.page);
    inAnotherTab(second.key, { token: 'token-3', UserId: 'ben' });
    expect(await there).toBe(false);
  });

  it('recognizes users by the number that the server has given them, after a reload too', async () => {
    const record = { ...ADA, UserId: 7, LastLogin: 'today' };
    const first = freshSession();
    await signIn(first.session, record);
    const session = first.reloaded();
    const page = sessionHost({ prompts: true });
    const waiting = session.handleUnauthorized(performance.now(), page);
    await signIn(session, { ...record, token: 'token-2', LastLogin: 'tomorrow' });
    expect(await waiting).toBe(true);

    const again = session.handleUnauthorized(performance.now(), page);
    await signIn(session, { ...record, token: 'token-3', UserId: 8 });
    expect(await again).toBe(false);
  });

  it.each([
    ['a logout', ({ session }: { session: Session }) => void session.signOut(provider())],
    [
      'the shell that asked going away',
      ({ session, page }: { session: Session; page: ReturnType<typeof sessionHost> }) =>
        session.dismissPrompt(page),
    ],
  ])('rejects the waiting requests after %s', async (_, act) => {
    const tab = await atWork();
    const waiting = tab.session.handleUnauthorized(performance.now(), tab.page);
    (act as (given: typeof tab) => void)(tab);
    expect(await waiting).toBe(false);
    expect(tab.session.getState().prompt).toBeUndefined();
  });

  it('repeats the request of a late 401 of the same user, and none of the previous one', async () => {
    const { session, page } = await atWork();
    const early = performance.now();
    await vi.waitUntil(() => performance.now() > early);
    await signIn(session, { ...ADA, token: 'token-2' });
    expect(await session.handleUnauthorized(early, page)).toBe(true);
    expect(page.announceExpiry).not.toHaveBeenCalled();
    await vi.waitUntil(() => performance.now() > early);
    await signIn(session, { token: 'token-3', UserId: 'ben' }, { ...TYPED, userId: 'ben' });
    expect(await session.handleUnauthorized(early, page)).toBe(false);
  });

  it('does not make the sign-in request wait for itself', async () => {
    const { session, page } = await atWork();
    const waiting = session.handleUnauthorized(performance.now(), page);
    const own = provider(async () => {
      expect(await session.handleUnauthorized(performance.now(), page)).toBe(false);
      return { ...ADA, token: 'token-2' };
    });
    await session.signIn(own, TYPED, page);
    expect(await waiting).toBe(true);
    expect.assertions(2);
  });
});

describe('a prompt that cannot be shown', () => {
  it('ends the session as an expired one: drafts are kept, the page reloads, requests reject', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { session, page, prefix, stored } = await atWork();
    const draft = `${prefix}drafts["ada","site","text"]`;
    sessionStorage.setItem(draft, '"kept"');
    const waiting = session.handleUnauthorized(performance.now(), page);
    session.endExpired(page);
    expect(await waiting).toBe(false);
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem(draft)).toBe('"kept"');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a prompt before the token expires', () => {
  it('stays open after a wrong password, which does not end the session', async () => {
    const { session, page, stored } = await atWork();
    session.promptBeforeExpiry(page);
    const refused = provider(() => {
      throw new ApiError('Wrong.', { reason: 'server', status: 401 });
    });
    await session.signIn(refused, TYPED, page);
    expect(session.getState()).toMatchObject({
      signInStatus: 'failed',
      prompt: { reason: 'ending', host: page },
    });
    expect(page.announceExpiry).not.toHaveBeenCalled();
    expect(stored()).toEqual(ADA);
    await signIn(session, { ...ADA, token: 'token-2' });
    expect(session.getState()).toMatchObject({ phase: 'active', prompt: undefined });
  });

  it('closes once the session was renewed elsewhere', async () => {
    const { session, page, key } = await atWork();
    session.promptBeforeExpiry(page);
    inAnotherTab(key, { ...ADA, token: 'token-2' });
    expect(session.getState()).toMatchObject({ phase: 'active', prompt: undefined });
    expect(session.getToken()).toBe('token-2');
  });
});

describe('the user of a session', () => {
  const cases: [string, object, object, string, string, boolean][] = [
    ['stays the same with the same UserId', { UserId: 'ada' }, { UserId: 'ada' }, 'x', 'y', true],
    ['changes with another UserId', { UserId: 'ada' }, { UserId: 'ben' }, 'x', 'x', false],
    [
      'stays the same without a UserId if the same one was typed',
      { Name: 'Ada' },
      { Name: 'Ada' },
      'ada',
      'ada',
      true,
    ],
    [
      'changes without a UserId if another one was typed',
      { Name: 'Ada' },
      { Name: 'Ada' },
      'ada',
      'ben',
      false,
    ],
  ];
  it.each(cases)('%s', async (_, one, other, typed, typedAgain, same) => {
    const { session } = freshSession();
    await signIn(session, { ...one, token: 'token-1' }, { ...TYPED, userId: typed });
    const { userChangeCount: changes } = session.getState();
    await signIn(session, { ...other, token: 'token-2' }, { ...TYPED, userId: typedAgain });
    expect(session.getState().userChangeCount === changes).toBe(same);
  });

  it.each([
    [
      'stays the same if a restored record without a UserId differs only in its token',
      { Name: 'Ada', Role: 'ADMIN', Avatar: 'a.png' },
      true,
    ],
    [
      'changes if a restored record without a UserId has another name',
      { Name: 'Ben', Role: 'ADMIN', Avatar: 'a.png' },
      false,
    ],
  ])('%s', async (_, record, same) => {
    const { session, reloaded } = freshSession();
    const ada = { Name: 'Ada', Role: 'ADMIN', Avatar: 'a.png' };
    await signIn(session, { ...ada, token: 'token-1' });
    const restored = reloaded();
    await signIn(restored, { ...record, token: 'token-2' });
    expect(restored.getState().userChangeCount).toBe(same ? 0 : 1);
  });

  it('without any identifier is a different one each time', () => {
    const { session, key } = freshSession();
    inAnotherTab(key, { token: 'token-1' });
    const { userChangeCount: changes } = session.getState();
    inAnotherTab(key, { token: 'token-2' });
    expect(session.getState().userChangeCount).not.toBe(changes);
  });
});

describe('a sign-in that is overtaken by another action', () => {
  it('is discarded, however late it completes', async () => {
    const { session, stored } = freshSession();
    let answer = (_: object) => {};
    const slow = provider(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = session.signIn(slow, TYPED, sessionHost());
    await signIn(session, { token: 'token-2', UserId: 'ben' }, { userId: 'ben', password: 'b' });
    answer(ADA);
    await first;
    expect(session.getState()).toMatchObject({ signInStatus: 'idle', userId: 'ben' });
    expect(stored()).toMatchObject({ UserId: 'ben' });
  });
});
