import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import type { Session } from '../../../../src/store/session/createSession';
import type { UserRecord } from '../../../../src/store/session/user/userRecord';
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

it('after any sequence of steps there is no user without a record, no token after a logout, and one reload per expiry', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), fc.boolean(), async (steps, dialog) => {
      vi.restoreAllMocks();
      const tab = new Tab(dialog);
      for (const one of steps) {
        await tab.take(one);
        tab.check();
      }
    }),
    runs(500),
  );
});

/** A tab and a model of its session. `take` takes a step in both, `check` compares them. */
class Tab {
  readonly #storage = browserStorage();
  readonly #reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  readonly #fresh = freshSession();
  readonly #page: ReturnType<typeof sessionHost>;
  readonly #dialog: boolean;
  #session: Session = this.#fresh.session;
  /** Number of tokens and wrong passwords so far, which makes each unique. */
  #count = 0;

  /** The expected user; `#stored` if the browser stores the record. */
  #user: UserRecord | undefined;
  #stored = false;
  #reloads = 0;
  /** Reloads by a 401 since the last manual sign-in: at most two. */
  #reloadsInARow = 0;
  /** Pending sign-ins; only the last action counts. */
  #pending: { answer(): Promise<void>; counts: boolean }[] = [];

  constructor(dialog: boolean) {
    this.#dialog = dialog;
    this.#page = sessionHost({ prompts: dialog });
  }

  take(step: Step): unknown {
    return this.#actions[step.does]?.(step);
  }

  check() {
    const user = this.#user;
    const record = localStorage.getItem(this.#fresh.key) ?? '';
    expect(this.#session.getToken()).toBe(user?.token);
    expect(this.#session.getState().user).toEqual(user && { UserId: user.UserId });
    if (!user) expect(record).not.toContain('token-');
    if (user && this.#stored) expect(JSON.parse(record)).toEqual(user);
    expect(this.#reload).toHaveBeenCalledTimes(this.#reloads);
    const { phase, signInStatus } = this.#session.getState();
    const signedOut = signInStatus === 'pending' ? 'signingIn' : 'signedOut';
    expect(phase).toBe(user ? 'active' : signedOut);
  }

  readonly #actions: Record<string, (step: Step) => unknown> = {
    signIn: (step) => this.#signIn(step),
    signInFails: (step) => this.#signInFails(step),
    answer: () => this.#pending.shift()?.answer(),
    signOut: () => this.#signOut(),
    '401': () => this.#answer401(performance.now()),
    old401: () => this.#answer401(-1),
    reload: () => {
      this.#loadAfresh();
      this.#expect(this.#stored ? this.#user : undefined);
    },
    // Changes nothing, even if the record could not be stored.
    cached: () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    otherTabSignsIn: ({ person }) => {
      const record = this.#recordOf(person);
      inAnotherTab(this.#fresh.key, record);
      this.#expect(record);
    },
    otherTabSignsOut: () => {
      inAnotherTab(this.#fresh.key, null);
      if (this.#user) this.#expect(undefined);
    },
    garbage: ({ text }) => {
      localStorage.setItem(this.#fresh.key, text);
      dispatchEvent(new StorageEvent('storage', { key: this.#fresh.key }));
      if (this.#user) this.#expect(undefined);
    },
  };

  async #signIn({ person, slow, full }: Step) {
    this.#supersede();
    const record = this.#recordOf(person);
    let release = (_: UserRecord) => {};
    const provider = {
      signIn: () =>
        new Promise<UserRecord>((resolve) => {
          release = resolve;
        }),
      signOut: async () => {},
    };
    const credentials = { userId: person, password: record.token };
    const done = this.#session.signIn(provider, credentials, this.#page);
    const pending = {
      counts: true,
      answer: async () => {
        this.#storage.full = full;
        release(record);
        await done;
        this.#storage.full = false;
        if (!pending.counts) return;
        this.#expect(record, !full);
        this.#reloadsInARow = 0;
      },
    };
    if (slow) this.#pending.push(pending);
    else await pending.answer();
  }

  async #signInFails({ person, status }: Step) {
    this.#supersede();
    const refused = new ApiError('No.', { reason: 'server', status });
    const provider = { signIn: () => Promise.reject(refused), signOut: async () => {} };
    const credentials = { userId: person, password: `wrong-${++this.#count}` };
    await this.#session.signIn(provider, credentials, this.#page);
    // Beside a user who is signed in, the form shows the error.
    if (status !== 401 || this.#user) return;
    this.#reloads++;
    this.#loadAfresh();
    this.#expect(undefined);
  }

  async #signOut() {
    // A provider needs both methods, but a logout calls only `signOut`.
    const signIn = () => Promise.reject(new Error('not called'));
    await this.#session.signOut({ signIn, signOut: async () => {} });
    this.#expect(undefined);
  }

  async #answer401(startedAt: number) {
    const both = [
      this.#session.handleUnauthorized(startedAt, this.#page),
      this.#session.handleUnauthorized(startedAt, this.#page),
    ];
    this.#session.dismissPrompt(this.#page);
    await Promise.all(both);
    if (startedAt < 0 || !this.#user || this.#dialog) return;
    this.#expect(undefined);
    if (this.#reloadsInARow === 2) return;
    this.#reloadsInARow++;
    this.#reloads++;
  }

  #loadAfresh() {
    this.#session = this.#fresh.reloaded();
    this.#pending = [];
  }

  #recordOf(userId: string): UserRecord {
    return { token: `token-${++this.#count}`, UserId: userId };
  }

  /** Sets the expected user. Pending sign-ins no longer count. */
  #expect(user: UserRecord | undefined, stored = true) {
    this.#user = user;
    this.#stored = stored;
    this.#supersede();
  }

  #supersede() {
    for (const pending of this.#pending) pending.counts = false;
  }
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
