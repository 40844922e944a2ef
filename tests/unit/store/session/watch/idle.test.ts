import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from '../../../../../src/store/session/watch/idle';

const MINUTE = 60_000;

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Watches a user who may be idle for ten minutes. */
function watch() {
  const onIdle = vi.fn(() => stop());
  stop = watchIdle({
    timeout: 10 * MINUTE,
    prefix: 'idle:',
    kind: 'local',
    signedInAt: Date.now(),
    onCountdown: () => {},
    onIdle,
  });
  return onIdle;
}

it('ends the session within a minute after a computer has slept, without any input', () => {
  const onIdle = watch();
  vi.setSystemTime(Date.now() + 300 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('counts from the time after a clock was set back', () => {
  const onIdle = watch();
  vi.setSystemTime(Date.now() - 48 * 60 * MINUTE);
  vi.advanceTimersByTime(6 * MINUTE);
  dispatchEvent(new MouseEvent('pointerdown'));
  vi.advanceTimersByTime(9.5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});
