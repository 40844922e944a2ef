import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
import { answerFrame } from '../../../src/views/areas/iframe/answerFrame';
import { expectCleanPrototypes, hostileText, hostileValue, runs } from '../../support/fuzz';

/** Creates the context of an area, and the list of the addresses that it requests. */
function createArea() {
  // Not mocks: vitest keeps each one, and a long run creates millions.
  const requested: unknown[] = [];
  const context = {
    signal: new AbortController().signal,
    async request(url: unknown) {
      requested.push(url);
      return 'answer';
    },
    draft: { get() {}, set() {}, delete() {} },
  } as unknown as AreaContext;
  return { context, requested };
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
      const { context, requested } = createArea();
      const answers: { id: unknown }[] = [];
      const { request } = answerFrame(context, undefined, (answer) => answers.push(answer));
      await Promise.all(messages.map((message) => request(message)));
      for (const url of requested) expect(url).toMatch(/^\/(?![/\\])/);
      expect(answers.length).toBeLessThanOrEqual(messages.length);
      expectCleanPrototypes();
    }),
    runs(150),
  );
});

it('requests nothing for a page without the right to', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (message) => {
      const { context, requested } = createArea();
      await answerFrame(context, 'No.', () => {}).request(message);
      expect(requested).toEqual([]);
    }),
    runs(100),
  );
});
