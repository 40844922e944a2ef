import { expect, it, vi } from 'vitest';
import {
  dispatchMessage,
  limitCommands,
  limitHighlights,
  readText,
} from '../../../../src/views/areas/iframe/limitMessages';

/** A value with these fields that throws if its fields are listed, as that of a huge text takes minutes. */
const unlisted = (fields: object) =>
  new Proxy(fields, {
    ownKeys() {
      throw new Error('The fields of a message must not be listed.');
    },
  });

it('looks the fields of messages up by name, as a text has one for each character', () => {
  const setBadge = vi.fn();
  const handlers = new Map([['setBadge', setBadge]]);
  for (const message of ['text', new Uint8Array(8), null, { toString: 1 }, { length: 1 }])
    dispatchMessage(handlers, message);
  expect(setBadge).not.toHaveBeenCalled();
  dispatchMessage(handlers, unlisted({ setBadge: '5' }));
  expect(setBadge).toHaveBeenCalledExactlyOnceWith('5');

  const run = vi.fn();
  const [command] = limitCommands([unlisted({ id: 'a', label: 'Add' })], run);
  command?.run();
  expect(run).toHaveBeenCalledExactlyOnceWith('a');
  const link = unlisted({ label: 'Open', link: '/site' });
  expect(limitHighlights([link])).toMatchObject([{ label: 'Open', link: '/site' }]);
});

it('cuts each keyword of a command, and their number', () => {
  const keywords = Array(1000).fill('x'.repeat(1000));
  const [command] = limitCommands([{ id: 'a', label: 'Add', keywords }], () => {});
  expect(command?.keywords).toEqual(Array(50).fill('x'.repeat(200)));
});

it('removes characters that reverse the text around them', () => {
  const label = '\u202etuo goL\u2066\u202c';
  const [command] = limitCommands([{ id: 'a', label, keywords: [label] }], () => {});
  expect(command).toMatchObject({ label: 'tuo goL', keywords: ['tuo goL'] });
  expect(limitHighlights([{ label, link: '/site' }])).toMatchObject([{ label: 'tuo goL' }]);
  expect(readText(label)).toBe('tuo goL');
});

it('drops commands and highlights with a long id or link', () => {
  const long = '/'.padEnd(8001, 'x');
  expect(limitCommands([{ id: long, label: 'Add' }], () => {})).toEqual([]);
  expect(limitHighlights([{ label: 'Open', link: long }])).toEqual([]);
});

it('lets a page of another origin link to itself and into the shell only', () => {
  const origin = 'https://reports.example';
  const links = (list: string[]) =>
    limitHighlights(
      list.map((link) => ({ label: 'Open', link })),
      origin,
    ).map(({ link }) => link);
  const allowed = ['/site/7', `${origin}/7`];
  const foreign = ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'evil', ''];
  expect(links([...allowed, ...foreign, `${origin}.evil.example/`])).toEqual(allowed);
  expect(limitHighlights([{ label: 'Open', link: 'https://evil.example/' }])).toHaveLength(1);
});
