import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnectionStore } from '../../../../../src/store/session/watch/connectionStore';
import { followClock } from '../../../../../src/store/session/watch/followClock';

const MINUTE = 60_000;
const NOON = Date.UTC(2030, 4, 1, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

it("follows the server's clock, but not the date of an answer from the HTTP cache", () => {
  const connection = createConnectionStore();
  const onDate = followClock(connection);
  const offset = () => connection.getState().clockOffset;
  onDate(NOON + 3 * MINUTE);
  expect(offset()).toBe(3 * MINUTE);
  vi.advanceTimersByTime(58 * MINUTE);
  onDate(NOON + 3 * MINUTE);
  expect(offset()).toBe(3 * MINUTE);
  onDate(NOON + 61 * MINUTE - 2000);
  expect(offset()).toBe(3 * MINUTE - 2000);
});

it("follows a server's clock that was set back", () => {
  const connection = createConnectionStore();
  const onDate = followClock(connection);
  onDate(NOON + 9 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  onDate(NOON + MINUTE);
  expect(connection.getState().clockOffset).toBe(9 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  onDate(NOON + 2 * MINUTE);
  expect(connection.getState().clockOffset).toBe(0);
});
