import { afterEach, expect, test } from 'vitest';
import { isMenuKey, stopHandledKeys } from '../../../../src/views/kit/handledKeys';

let stop = () => {};

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Opens a popup. Returns a function that dispatches keys in it, and the events that reach the page. */
function openPopup() {
  const popup = document.createElement('div');
  document.body.append(popup);
  const seen: string[] = [];
  const note = (event: Event) => void seen.push(`${event.type} ${(event as KeyboardEvent).key}`);
  // The document is the root of the popup, so the page listens on the window.
  const listeners = new AbortController();
  for (const type of ['keydown', 'keyup']) addEventListener(type, note, listeners);
  const close = stopHandledKeys(popup, isMenuKey);
  stop = () => {
    close();
    listeners.abort();
  };
  const dispatch = (node: Element, type: string, key: string, code: string) =>
    node.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, composed: true }));
  return { popup, seen, dispatch, close };
}

test('the page does not see the release of a letter whose Shift was released first', () => {
  const { popup, seen, dispatch } = openPopup();
  dispatch(popup, 'keydown', 'A', 'KeyA');
  dispatch(popup, 'keyup', 'a', 'KeyA');
  expect(seen).toEqual([]);
});

test('the page sees a letter again after a popup that closed while Shift was held', () => {
  const { popup, seen, dispatch, close } = openPopup();
  dispatch(popup, 'keydown', 'A', 'KeyA');
  close();
  dispatch(document.body, 'keyup', 'a', 'KeyA');
  expect(seen).toEqual([]);
  dispatch(document.body, 'keyup', 'A', 'KeyA');
  expect(seen).toEqual(['keyup A']);
});

test('a key that is released in another window counts as released', () => {
  const { popup, seen, dispatch, close } = openPopup();
  dispatch(popup, 'keydown', 'A', 'KeyA');
  close();
  dispatchEvent(new Event('blur'));
  dispatch(document.body, 'keyup', 'A', 'KeyA');
  expect(seen).toEqual(['keyup A']);
});
