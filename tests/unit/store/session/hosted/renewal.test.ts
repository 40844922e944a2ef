import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { HostedError } from '../../../../../src/api/oidc/failure';
import type { HostedRecord } from '../../../../../src/api/oidc/record';
import { shared } from '../../../../../src/store/browser/registry';
import { scheduleRenewal } from '../../../../../src/store/session/hosted/renewal';

const NOW = 1_700_000_000;
let record: HostedRecord | undefined;
let notify: () => void;
let checkNow = () => {};
const onPending = vi.fn();
let addListener: MockInstance<typeof document.addEventListener>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  onPending.mockClear();
  addListener = vi.spyOn(document, 'addEventListener');
  shared('warned', () => new Set()).clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: NOW * 1000 });
  record = lasting('first', 300);
});
afterEach(() => {
  // A schedule lives as long as its page.
  for (const [type, listener] of addListener.mock.calls)
    document.removeEventListener(type, listener as EventListener);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function lasting(token: string, lasts: number): HostedRecord {
  return { token, expires: Math.floor(Date.now() / 1000) + lasts, tokens: { lasts } };
}

function startRenewal(renew = vi.fn(async () => lasting('second', 300))) {
  scheduleRenewal({
    read: () => record,
    renew,
    replace: (next) => {
      record = next;
    },
    onPending,
    onUnauthorized: (check) => {
      checkNow = check;
    },
    subscribe: (listener) => {
      notify = listener;
    },
    lock: 'test',
  });
  return renew;
}

it.each([
  ['a minute before the expiry', 3600, 3600, 3540],
  ['in the last quarter of a short lifetime', 40, 40, 30],
  ['a minute before the expiry if the lifetime is not a number', 300, 'a quarter', 240],
])('renews %s', async (_, left, lasts, due) => {
  record = { ...lasting('first', left), tokens: { lasts: lasts as number } };
  const renew = startRenewal();
  await vi.advanceTimersByTimeAsync(due * 1000 - 1);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

it.each([undefined, '2027-01-01T00:00:00Z', {}, [], null, '', true])(
  'never renews a record whose time is not a number, as a record of another server may have: %j',
  async (expires) => {
    record = { ...lasting('first', 300), expires: expires as unknown as number };
    const renew = startRenewal();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(renew).not.toHaveBeenCalled();
  },
);

it('renews when it is due, and again when the new token is', async () => {
  const renew = startRenewal();
  await vi.advanceTimersByTimeAsync(239_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(record?.token).toBe('second');
  await vi.advanceTimersByTimeAsync(240_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('starts one renewal at a time, and tells of it', async () => {
  record = lasting('old', -10);
  const renew = startRenewal();
  notify();
  notify();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(onPending).toHaveBeenCalledTimes(1);
});

it('renews immediately a token that expired while the page was closed', async () => {
  record = lasting('old', -10);
  const renew = startRenewal();
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('renews at most every ten seconds, however short a token lasts', async () => {
  const renew = startRenewal(vi.fn(async () => lasting('next', 0)));
  await vi.advanceTimersByTimeAsync(239_999);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(6);
});

it('does nothing if another tab has renewed the token', async () => {
  const renew = startRenewal();
  record = lasting('of another tab', 900);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(renew).not.toHaveBeenCalled();
  expect(record.token).toBe('of another tab');
});

it('tries again half a minute after a failure, and never after a logout', async () => {
  const renew = startRenewal(vi.fn(async () => Promise.reject(new Error('down'))));
  await vi.advanceTimersByTimeAsync(240_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(renew).toHaveBeenCalledTimes(2);
  record = undefined;
  notify();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it.each(['denied', 'refused'] as const)(
  'reports an answer that is final (%s) once, and waits for another token',
  async (problem) => {
    const renew = startRenewal(vi.fn(async () => Promise.reject(new HostedError(problem))));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(renew).toHaveBeenCalledTimes(1);
    notify();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining(new HostedError(problem).message),
    ]);
    record = lasting('of a new sign-in', 300);
    notify();
    await vi.advanceTimersByTimeAsync(240_000);
    expect(renew).toHaveBeenCalledTimes(2);
  },
);

it('renews a token that has ended when a 401 comes before the next check, as after a sleep', async () => {
  const renew = startRenewal();
  checkNow();
  expect(renew).not.toHaveBeenCalled();
  // Timers have stood still meanwhile.
  vi.setSystemTime(Date.now() + 3_600_000);
  checkNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(record?.token).toBe('second');
});

it.each([new Error('no redirect'), new HostedError('state')])(
  'gives up a token that expires while its renewal fails: %s',
  async (cause) => {
    const renew = startRenewal(vi.fn(async () => Promise.reject(cause)));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(renew).toHaveBeenCalledTimes(3);
  },
);

it.each([
  new HostedError('unreachable'),
  new HostedError('discovery'),
  new TypeError('Failed to fetch a module'),
])(
  'tries again after the expiry, as after a sleep without a network, and is pending all the time: %s',
  async (cause) => {
    let pending = 0;
    onPending.mockImplementation((renewal: Promise<void>) => {
      pending += 1;
      void renewal.then(() => {
        pending -= 1;
      });
    });
    record = lasting('old', -10);
    const renew = startRenewal(vi.fn(async () => Promise.reject(cause)));
    await vi.advanceTimersByTimeAsync(0);
    for (let second = 0; second < 29; second++) {
      expect(pending).toBeGreaterThan(0);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(renew).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledTimes(1);
    onPending.mockReset();
  },
);

it('is not pending between attempts while the token is valid, and is from its end on', async () => {
  let pending = 0;
  onPending.mockImplementation((renewal: Promise<void>) => {
    pending += 1;
    void renewal.then(() => {
      pending -= 1;
    });
  });
  record = { ...lasting('old', 20), tokens: { lasts: 3600 } };
  startRenewal(vi.fn(async () => Promise.reject(new HostedError('unreachable'))));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(pending).toBe(0);
  for (let second = 0; second < 25; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(pending).toBeGreaterThan(0);
  }
  onPending.mockReset();
});

it('discards a renewal whose user has signed out meanwhile', async () => {
  startRenewal(
    vi.fn(async () => {
      record = undefined;
      return lasting('second', 300);
    }),
  );
  await vi.advanceTimersByTimeAsync(240_000);
  expect(record).toBeUndefined();
});

it('starts with a sign-in on this page', async () => {
  record = undefined;
  const renew = startRenewal();
  record = lasting('first', 120);
  notify();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(renew).toHaveBeenCalledTimes(1);
});
