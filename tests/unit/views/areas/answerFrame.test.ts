import { expect, it, vi } from 'vitest';
import type { AreaContext } from '../../../../src/store/areas/areaTypes';
import { answerFrame } from '../../../../src/views/areas/iframe/answerFrame';

/** An area whose drafts are empty and whose requests resolve to 'answer'. */
const area = {
  signal: new AbortController().signal,
  request: async () => 'answer',
  draft: { get: () => undefined, set: () => {}, delete: () => {} },
} as unknown as AreaContext;

it('answers messages with a string or a number as their id, and ignores others', async () => {
  const send = vi.fn();
  const { request, draft } = answerFrame(area, undefined, send);
  // A port can be received, but not sent back without being transferred.
  for (const id of [new MessageChannel().port1, {}, null, undefined, 7n, 7, 'a']) {
    draft({ id, act: 'get', key: 'text' });
    await request({ id, url: '/api/probe' });
  }
  expect(send.mock.calls.flat()).toEqual([
    { id: 7, value: undefined },
    { id: 7, value: 'answer' },
    { id: 'a', value: undefined },
    { id: 'a', value: 'answer' },
  ]);
});

it('answers a request that the browser cannot make', async () => {
  const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const send = vi.fn();
  await answerFrame(area, undefined, send).request({ id: 1, url: '/api/probe' });
  any.mockRestore();
  expect(send.mock.calls.flat()).toMatchObject([
    { id: 1, error: { message: 'AbortSignal.any is not a function' } },
  ]);
});
