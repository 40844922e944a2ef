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

/** Makes an event one of the user. */
const trusted = (event: Event) => Object.defineProperty(event, 'isTrusted', { value: true });

/** Watches a user who may be idle for ten minutes. */
function watch(isRestored = false) {
  const onIdle = vi.fn(() => stop());
  stop = watchIdle({
    timeout: 10 * MINUTE,
    prefix: 'idle:',
    kind: 'local',
    isRestored,
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
  dispatchEvent(trusted(new MouseEvent('pointerdown')));
  vi.advanceTimersByTime(9.5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('does not count a click by a script of the page as activity', () => {
  const onIdle = watch();
  vi.advanceTimersByTime(6 * MINUTE);
  document.body.click();
  vi.advanceTimersByTime(4 * MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it.each(['click', 'keydown'])('counts a %s of the user as activity', (type) => {
  const onIdle = watch();
  vi.advanceTimersByTime(6 * MINUTE);
  dispatchEvent(trusted(new Event(type)));
  vi.advanceTimersByTime(9 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

it('begins with the watch, however long ago the last activity was, unless the page has just opened', () => {
  localStorage.setItem('idle:activity', String(Date.now() - 20 * MINUTE));
  expect(watch()).not.toHaveBeenCalled();
  stop();
  localStorage.setItem('idle:activity', String(Date.now() - 20 * MINUTE));
  expect(watch(true)).toHaveBeenCalledTimes(1);
});
