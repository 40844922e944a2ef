import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { AreaContext } from '../../../src/store/areas/areaSources';
import { answerFrame } from '../../../src/views/areas/iframe/answerFrame';
import { expectCleanPrototypes, hostileText, hostileValue, runs } from '../../support/fuzz';

function area() {
  return {
    signal: new AbortController().signal,
    request: vi.fn(async () => 'answer'),
    draft: { get: vi.fn(), set: vi.fn(), delete: vi.fn() },
  } as unknown as AreaContext & { request: ReturnType<typeof vi.fn> };
}

const request = fc.record(
  {
    id: fc.oneof(fc.nat(), hostileValue),
    url: fc.oneof(hostileText, hostileValue),
    options: hostileValue,
  },
  { requiredKeys: [] },
);

it('requests only paths of the server, whatever the page sends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request), async (messages) => {
      const context = area();
      const answers: { id: unknown }[] = [];
      const { request } = answerFrame(context, undefined, (answer) => answers.push(answer));
      await Promise.all(messages.map((message) => request(message)));
      for (const [url] of context.request.mock.calls) expect(url).toMatch(/^\/(?![/\\])/);
      expect(answers.length).toBeLessThanOrEqual(messages.length);
      expectCleanPrototypes();
    }),
    runs(150),
  );
});

it('requests nothing for a page without the right to', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (message) => {
      const context = area();
      await answerFrame(context, 'No.', () => {}).request(message);
      expect(context.request).not.toHaveBeenCalled();
    }),
    runs(100),
  );
});
