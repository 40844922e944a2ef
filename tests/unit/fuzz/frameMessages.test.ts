import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
import { readHighlights } from '../../../src/store/areas/highlights';
import { readCommands } from '../../../src/store/lists/commands';
import { isPath } from '../../../src/store/routing/paths';
import { answerFrame } from '../../../src/views/areas/iframe/answerFrame';
import {
  dispatchMessage,
  limitCommands,
  limitHighlights,
  readText,
} from '../../../src/views/areas/iframe/limitMessages';
import {
  expectCleanPrototypes,
  hostileJson,
  hostileText,
  hostileValue,
  runs,
} from '../../support/fuzz';

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

/** Longer than every limit, or with controls that change the direction of text. */
const heavyText = fc.oneof(
  hostileText,
  fc.string({ unit: fc.constantFrom('a', '\u202e', '\u2066', ' '), maxLength: 12 }),
  fc.integer({ min: 190, max: 1100 }).map((length) => 'x'.repeat(length)),
);

/** Any value that a message can contain: it has been cloned. */
const cloned = fc.oneof(
  hostileJson,
  fc.anything({ withDate: true, withMap: true, withBigInt: true }),
);

const field = fc.oneof(heavyText, fc.array(heavyText), cloned);

const entry = fc.oneof(
  fc.record(
    { id: field, label: field, icon: field, keywords: field, link: field, text: field },
    { requiredKeys: [] },
  ),
  cloned,
);

const list = fc.oneof(cloned, fc.array(entry, { maxLength: 60 }));

const link = fc.oneof(
  heavyText,
  fc.webUrl(),
  fc.constantFrom('https://other.test/a', 'https:other.test', 'https://other.test:443/?b'),
);

/** Checks a text that the shell shows. */
function expectShort(text: unknown, limit: number) {
  if (typeof text !== 'string') return;
  expect(text.length).toBeLessThanOrEqual(limit);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
}

it('commands of a page are few and short, and do not run by themselves', () => {
  fc.assert(
    fc.property(list, (value) => {
      const ran: string[] = [];
      const commands = readCommands(limitCommands(value, (id) => ran.push(id)));
      expect(commands.length).toBeLessThanOrEqual(50);
      for (const { id, label } of commands) {
        expect(String(id).length).toBeLessThanOrEqual(200);
        expectShort(label, 200);
      }
      expect(ran).toEqual([]);
      expectCleanPrototypes();
    }),
    runs(150),
  );
});

it('highlights of a page of another origin lead to that origin or into the shell', () => {
  const links = fc.array(fc.record({ link, label: heavyText, text: heavyText }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.oneof(links, list), (value) => {
      for (const { link, label, text } of readHighlights(
        limitHighlights(value, 'https://other.test'),
      )) {
        if (!isPath(link)) expect(new URL(link).origin).toBe('https://other.test');
        expectShort(label, 200);
        expectShort(text, 200);
      }
      expectCleanPrototypes();
    }),
    runs(200),
  );
});

it('calls only the handlers that a message names itself, with texts of limited length', () => {
  const names = ['setTitle', 'toString', 'constructor', '__proto__', 'length'];
  const message = fc.oneof(cloned, fc.dictionary(fc.constantFrom(...names), heavyText));
  fc.assert(
    fc.property(message, (value) => {
      const called: string[] = [];
      const handlers = new Map(
        names.map((name) => [
          name,
          (text: unknown) => {
            called.push(name);
            expectShort(readText(text), 1000);
          },
        ]),
      );
      dispatchMessage(handlers, value);
      for (const name of called) expect(Object.hasOwn(Object(value), name)).toBe(true);
      expectCleanPrototypes();
    }),
    runs(150),
  );
});
