import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionStore } from '../../../../../src/store/session/watch/connectionStore';
import { watchTokenExpiry } from '../../../../../src/store/session/watch/tokenExpiry';
import { freshSession, provider, sessionHost, TYPED } from '../../../../support/session';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2030, 4, 1, 12);

/** Creates a JWT with these claims; times in ms since 1970. */
const jwt = ({ from, to }: { from?: number; to?: unknown }) => {
  const claims = { sub: 'ada', name: 'Ünal?>', iat: from && from / 1000, exp: to };
  const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
  return `e30.${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
};
const until = (to: number, from = NOON) => jwt({ from, to: to / 1000 });

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Creates a watched session: signed in on this page or restored from an earlier visit. */
async function watched(token: string, { restored = false, more = {} } = {}) {
  const fresh = freshSession();
  await fresh.session.signIn(
    provider(() => ({ token, UserId: 'ada', ...more })),
    TYPED,
    sessionHost(),
  );
  const session = restored ? fresh.reloaded() : fresh.session;
  const connection = createConnectionStore();
  stop = watchTokenExpiry(session, connection);
  return { session, connection, ending: () => connection.getState().expiresAt !== undefined };
}

describe('the warning that a token is about to expire', () => {
  it('shows two minutes before the expiry and hides at it, without a logout', async () => {
    const { session, ending } = await watched(until(NOON + HOUR));
    vi.advanceTimersByTime(HOUR - 2 * MINUTE - 1);
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(ending()).toBe(true);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(ending()).toBe(false);
    expect(session.getState().user).toBeDefined();
  });

  it('hides with a new token and shows again for that one', async () => {
    const { session, ending } = await watched(until(NOON + HOUR));
    vi.advanceTimersByTime(HOUR - MINUTE);
    expect(ending()).toBe(true);
    const next = until(Date.now() + HOUR, Date.now());
    await session.signIn(
      provider(() => ({ token: next, UserId: 'ada' })),
      TYPED,
      sessionHost(),
    );
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(HOUR - MINUTE);
    expect(ending()).toBe(true);
    await session.signOut(provider());
    expect(ending()).toBe(false);
  });

  it.each([
    [300, 45],
    [3600, 45],
    [160, 25],
  ])(
    'shows for a hosted token of %i seconds only if its renewal is overdue: %i seconds before the expiry',
    async (lasts, left) => {
      const expiry = NOON + lasts * 1000;
      const more = { expires: expiry / 1000, tokens: { lasts } };
      const { session, ending } = await watched(until(expiry), { more });
      vi.advanceTimersByTime((lasts - left) * 1000 - 1);
      expect(ending()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(ending()).toBe(true);
      const next = Date.now() + lasts * 1000;
      session.setRecord({
        token: until(next, Date.now()),
        UserId: 'ada',
        expires: next / 1000,
        tokens: { lasts },
      });
      expect(ending()).toBe(false);
    },
  );

  it('waits for the renewal of a hosted token after the page was loaded or the machine woke up', async () => {
    vi.setSystemTime(NOON + HOUR - 40_000);
    const more = { expires: (NOON + HOUR) / 1000, tokens: { lasts: 3600 } };
    const { ending } = await watched(until(NOON + HOUR), { restored: true, more });
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(14_999);
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(ending()).toBe(true);
    // A warning that is shown stays when the user comes back from another tab.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ending()).toBe(true);
    stop();

    vi.setSystemTime(NOON);
    const slept = await watched(until(NOON + HOUR), { restored: true, more });
    vi.setSystemTime(NOON + HOUR - 30_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(slept.ending()).toBe(false);
    vi.advanceTimersByTime(15_000);
    expect(slept.ending()).toBe(true);
  });

  it('shows two minutes before the expiry of a hosted token whose lifetime is unknown: it is not renewed', async () => {
    const { ending } = await watched(until(NOON + HOUR), { more: { tokens: { id: 'x' } } });
    vi.advanceTimersByTime(HOUR - 2 * MINUTE);
    expect(ending()).toBe(true);
  });

  it('is checked when the machine wakes up, because timers stood still', async () => {
    const { ending } = await watched(until(NOON + HOUR));
    vi.setSystemTime(NOON + HOUR - MINUTE);
    expect(ending()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ending()).toBe(true);
  });

  it('waits for a month, longer than the maximum of a timer', async () => {
    const month = 30 * 24 * HOUR;
    const { ending } = await watched(until(NOON + month));
    vi.advanceTimersByTime(month - 3 * MINUTE);
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(ending()).toBe(true);
  });

  it.each([-87_600, -2, 2, 87_600])(
    "uses the issuer's clock if the browser's is %i hours off",
    async (off) => {
      vi.setSystemTime(NOON + off * HOUR);
      const { ending } = await watched(until(NOON + HOUR));
      vi.advanceTimersByTime(HOUR - 3 * MINUTE);
      expect(ending()).toBe(false);
      vi.advanceTimersByTime(2 * MINUTE);
      expect(ending()).toBe(true);
    },
  );

  it("uses the server's Date for a restored token, and waits for it if the clock is clearly wrong", async () => {
    vi.setSystemTime(NOON - 2 * HOUR);
    const { connection, ending } = await watched(until(NOON + HOUR), { restored: true });
    vi.advanceTimersByTime(4 * HOUR);
    expect(ending()).toBe(false);
    vi.setSystemTime(NOON - 2 * HOUR);
    connection.setState({ clockOffset: 2 * HOUR });
    vi.advanceTimersByTime(HOUR - MINUTE);
    expect(ending()).toBe(true);
  });

  it('does not show for a token that has already expired by a clock two hours fast', async () => {
    vi.setSystemTime(NOON + 2 * HOUR);
    const { ending } = await watched(until(NOON + HOUR), { restored: true });
    vi.advanceTimersByTime(24 * HOUR);
    expect(ending()).toBe(false);
  });
});

describe('the lifetime of a token', () => {
  it('counts as long if its beginning is unknown', async () => {
    const { connection, ending } = await watched(jwt({ to: (NOON + HOUR) / 1000 }));
    vi.advanceTimersByTime(HOUR - 2 * MINUTE - 1);
    expect(ending()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(connection.getState().expiresAt).toBe(NOON + HOUR);
  });

  it.each([
    ['a text', 'abc'],
    ['dots', '..'],
    ['no JSON', 'a.b.c'],
    ['null', `e30.${btoa('null')}.x`],
    ['no end', jwt({ from: NOON })],
    ['an end that is text', jwt({ from: NOON, to: 'tomorrow' })],
    ['an end before its beginning', until(NOON - HOUR)],
    ['an end so near that it would be announced all the time', until(NOON + MINUTE)],
  ])('is not announced for %s', async (_, token) => {
    const { connection, ending } = await watched(token);
    expect(ending()).toBe(false);
    connection.subscribe(() => expect.unreachable());
    vi.advanceTimersByTime(24 * HOUR);
    expect(ending()).toBe(false);
  });
});
