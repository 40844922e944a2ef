import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import type { Session } from '../../../../src/store/session/session';
import type { UserRecord } from '../../../../src/store/session/userRecord';
import { runs } from '../../../support/fuzz';
import { freshSession, inAnotherTab, sessionHost } from '../../../support/session';

/** Events of a tab's session. */
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(
    ...['signIn', 'signIn', 'answer', 'answer', 'signInFails', 'signOut', '401', 'old401'],
    ...['reload', 'cached', 'otherTabSignsIn', 'otherTabSignsOut', 'garbage'],
  ),
  person: fc.constantFrom('ada', 'ben', 'chen'),
  slow: fc.boolean(),
  full: fc.boolean(),
  status: fc.constantFrom(200, 401),
  text: fc.constantFrom('', '{', 'null', '[]', '7', '{"token":7}', '{"token":" "}', '\u0000'),
});

interface Step {
  does: string;
  person: string;
  slow: boolean;
  full: boolean;
  status: number;
  text: string;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('any sequence keeps: no user without a record, no token after sign-out, one reload per expiry', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), fc.boolean(), async (steps, dialog) => {
      const tab = openTab(dialog);
      for (const one of steps) {
        await tab.take(one);
        tab.check();
      }
    }),
    runs(500),
  );
});

/** A tab and the model of a correct session. */
function openTab(dialog: boolean) {
  vi.restoreAllMocks();
  const storage = browserStorage();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { reloaded, key, session: first } = freshSession();
  let session: Session = first;
  let count = 0;
  const page = sessionHost({ prompts: dialog });

  /** The expected user; `kept` if the browser stores the record. */
  let user: UserRecord | undefined;
  let kept = false;
  let reloads = 0;
  /** Reloads by a 401 since the last manual sign-in: at most two. */
  let inARow = 0;
  /** Pending sign-ins; only the last action counts. */
  let underWay: { answer(): Promise<void>; counts: boolean }[] = [];

  const recordOf = (who: string): UserRecord => ({ token: `token-${++count}`, UserId: who });
  const supersede = () => {
    for (const one of underWay) one.counts = false;
  };
  const is = (next: UserRecord | undefined, held = true) => {
    user = next;
    kept = held;
    supersede();
  };

  async function signIn({ person: who, slow, full }: Step) {
    supersede();
    const record = recordOf(who);
    let release = (_: UserRecord) => {};
    const own = {
      signIn: () =>
        new Promise<UserRecord>((resolve) => {
          release = resolve;
        }),
      signOut: async () => {},
    };
    const done = session.signIn(own, { userId: who, password: record.token }, page);
    const one = {
      counts: true,
      async answer() {
        storage.full = full;
        release(record);
        await done;
        storage.full = false;
        if (!one.counts) return;
        is(record, !full);
        inARow = 0;
      },
    };
    if (slow) underWay.push(one);
    else await one.answer();
  }

  async function signInFails({ person: who, status }: Step) {
    supersede();
    const refused = new ApiError('No.', { reason: 'server', status });
    const own = { signIn: () => Promise.reject(refused), signOut: async () => {} };
    await session.signIn(own, { userId: who, password: `wrong-${++count}` }, page);
    if (status !== 401) return;
    reloads++;
    loadAfresh();
    is(undefined);
  }

  function loadAfresh() {
    session = reloaded();
    underWay = [];
  }

  async function answer401(startedAt: number) {
    const both = [
      session.handleUnauthorized(startedAt, page),
      session.handleUnauthorized(startedAt, page),
    ];
    session.dismissPrompt(page);
    await Promise.all(both);
    if (startedAt < 0 || !user || dialog) return;
    is(undefined);
    if (inARow === 2) return;
    inARow++;
    reloads++;
  }

  const acts: Record<string, (one: Step) => unknown> = {
    signIn,
    signInFails,
    answer: () => underWay.shift()?.answer(),
    async signOut() {
      await session.signOut({ signIn: async () => recordOf('nobody'), signOut: async () => {} });
      is(undefined);
    },
    '401': () => answer401(performance.now()),
    old401: () => answer401(-1),
    reload() {
      loadAfresh();
      is(kept ? user : undefined);
    },
    cached() {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      if (user && !kept) is(undefined);
    },
    otherTabSignsIn({ person: who }) {
      const record = recordOf(who);
      inAnotherTab(key, record);
      is(record);
    },
    otherTabSignsOut() {
      inAnotherTab(key, null);
      if (user) is(undefined);
    },
    garbage({ text }) {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
      if (user) is(undefined);
    },
  };

  return {
    take: (one: Step) => acts[one.does]?.(one),
    check() {
      const held = localStorage.getItem(key) ?? '';
      expect(session.getToken()).toBe(user?.token);
      expect(session.getState().user).toEqual(user && { UserId: user.UserId });
      if (!user) expect(held).not.toContain('token-');
      if (user && kept) expect(JSON.parse(held)).toEqual(user);
      expect(reload).toHaveBeenCalledTimes(reloads);
      const { phase, signInStatus } = session.getState();
      const signedOut = signInStatus === 'pending' ? 'signingIn' : 'signedOut';
      expect(phase).toBe(user ? 'active' : signedOut);
    },
  };
}

/** The storage of the browser, which can be full for a while. */
function browserStorage() {
  localStorage.clear();
  const real = localStorage;
  const state = { full: false };
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem(key: string, value: string) {
      if (state.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      real.setItem(key, value);
    },
  } as unknown as Storage);
  return state;
}
