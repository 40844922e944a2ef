import { expect, it, vi } from 'vitest';
import { FrameError, pendingCalls } from '../../../../../src/store/areas/frames/frameCalls';

it('refuses calls while 500 wait for an answer, since the shell would drop them', async () => {
  const send = vi.fn();
  const calls = pendingCalls(send);
  const waiting = Array.from({ length: 500 }, () => calls.call('draft', {}));
  await expect(calls.call('draft', {})).rejects.toThrow(FrameError);
  expect(send).toHaveBeenCalledTimes(500);
  calls.settle({ id: 1, value: 'answer' });
  expect(await waiting[0]).toBe('answer');
  void calls.call('draft', {});
  expect(send).toHaveBeenCalledTimes(501);
});

it('forgets a call that cannot be sent', async () => {
  const controller = new AbortController();
  const remove = vi.spyOn(controller.signal, 'removeEventListener');
  const send = vi.fn(() => {
    throw new DOMException('It cannot be cloned.', 'DataCloneError');
  });
  const calls = pendingCalls(send);
  for (let count = 0; count < 600; count++)
    await expect(calls.call('request', {}, controller.signal)).rejects.toThrow('cannot be cloned');
  expect(remove).toHaveBeenCalledTimes(600);
});
