import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceMessages } from '../../../../src/views/areas/iframe/paceMessages';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('handles a few messages immediately, and the others in order, twenty in each 50 ms', () => {
  const handled: number[] = [];
  const { receive } = paceMessages<number>((message) => handled.push(message));
  for (let index = 0; index < 50; index++) receive(index);
  expect(handled).toHaveLength(20);
  vi.advanceTimersByTime(50);
  expect(handled).toHaveLength(40);
  receive(50);
  vi.advanceTimersByTime(50);
  expect(handled).toEqual(Array.from({ length: 51 }, (_, index) => index));
  receive(51);
  expect(handled.at(-1)).toBe(51);
});

it('handles fewer messages that take longer', () => {
  const handle = vi.fn(() => {
    vi.advanceTimersByTime(6);
  });
  const { receive } = paceMessages(handle);
  for (let index = 0; index < 5; index++) receive(index);
  expect(handle).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60);
  expect(handle).toHaveBeenCalledTimes(4);
});

it('waits five times as long as a message took, also for one that arrives later', () => {
  const handle = vi.fn(() => {
    vi.advanceTimersByTime(200);
  });
  const { receive } = paceMessages(handle);
  receive(0);
  vi.advanceTimersByTime(100);
  receive(1);
  receive(2);
  vi.advanceTimersByTime(600);
  expect(handle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(handle).toHaveBeenCalledTimes(2);
});

it('drops the oldest of more than a thousand waiting messages, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const handled: number[] = [];
  const { receive } = paceMessages<number>((message) => handled.push(message));
  for (let index = 0; index < 2000; index++) receive(index);
  vi.advanceTimersByTime(10_000);
  expect(handled).toHaveLength(1020);
  expect(handled.at(-1)).toBe(1999);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('sends more messages')]]);
});

it('handles the messages after one whose handler throws, and reports the error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const handled: number[] = [];
  const { receive } = paceMessages<number>((message) => {
    if (message % 10 === 2) throw new Error('It broke.');
    handled.push(message);
  });
  for (let index = 0; index < 30; index++) receive(index);
  vi.advanceTimersByTime(50);
  expect(handled).toHaveLength(27);
  expect(report).toHaveBeenCalledTimes(3);
});

it('handles nothing after it was canceled', () => {
  const handle = vi.fn();
  const { receive, cancel } = paceMessages(handle);
  for (let index = 0; index < 50; index++) receive(index);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(handle).toHaveBeenCalledTimes(20);
});
