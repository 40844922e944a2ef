import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from '../../../../../src/store/session/watch/watchIdle';

const MINUTE = 60_000;

let stop = () => {};
let prefix = '';
let prefixes = 0;
beforeEach(() => {
  prefix = `idle-${++prefixes}:`;
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
function watch(signedInAt?: number) {
  const onIdle = vi.fn(() => stop());
  stop = watchIdle({
    timeout: 10 * MINUTE,
    prefix,
    kind: 'local',
    signedInAt,
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

it('does not count the time in which this page had no watch', () => {
  rememberActivity(2);
  vi.advanceTimersByTime(20 * MINUTE);
  const onIdle = watch();
  vi.advanceTimersByTime(7.5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('counts the time before the page was opened, also if the watch starts later', () => {
  rememberActivity(20);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(watch()).toHaveBeenCalledTimes(1);
});

it('counts the idle time of an earlier watch', () => {
  watch();
  vi.advanceTimersByTime(6 * MINUTE);
  stop();
  const onIdle = watch();
  vi.advanceTimersByTime(3.5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('starts with the watch after a sign-in, which has removed the last activity', () => {
  vi.advanceTimersByTime(20 * MINUTE);
  expect(watch()).not.toHaveBeenCalled();
});

it('counts from a sign-in at the earliest, also if the last activity is still stored', () => {
  rememberActivity(300);
  const onIdle = watch(Date.now());
  vi.advanceTimersByTime(9.5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

/** Stores `minutes` ago as the time of the last activity. */
function rememberActivity(minutes: number): void {
  localStorage.setItem(`${prefix}activity`, String(Date.now() - minutes * MINUTE));
}
