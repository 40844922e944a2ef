import { afterEach, expect, test } from 'vitest';
import { replayShortcut } from '../../../../src/views/areas/iframe/replayShortcut';

const SEARCH = { key: 'k', code: 'KeyK', ctrlKey: true };

let listeners = new AbortController();

afterEach(() => {
  listeners.abort();
  listeners = new AbortController();
  document.body.innerHTML = '';
});

/** Adds a frame, here a button, and a field, and records the keys that reach the document. */
function mount() {
  document.body.innerHTML = '<button></button><input>';
  const frame = document.querySelector('button') as HTMLElement;
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), listeners);
  return { frame, heard, field: document.querySelector('input') as HTMLInputElement };
}

test('repeats a shortcut of the shell while the frame has the focus', () => {
  const { frame, heard } = mount();
  frame.focus();
  replayShortcut(frame, SEARCH);
  replayShortcut(frame, { key: '?', shiftKey: true });
  expect(heard).toEqual(['k', '?']);
});

test('ignores shortcuts while something else has the focus', () => {
  const { frame, heard, field } = mount();
  field.focus();
  replayShortcut(frame, SEARCH);
  expect(heard).toEqual([]);
});

test.each([
  ['another key', { key: 'Delete' }],
  ['a letter', { key: 'k' }],
  ['a shortcut with Alt', { ...SEARCH, altKey: true }],
  ['a truthy value that is not true', { ...SEARCH, ctrlKey: 'yes' }],
  ['no key', {}],
])('ignores %s', (_, message) => {
  const { frame, heard } = mount();
  frame.focus();
  replayShortcut(frame, message);
  expect(heard).toEqual([]);
});
