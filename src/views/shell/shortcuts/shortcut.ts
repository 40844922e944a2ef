import { takesShortcuts } from '../../kit/visibility';

/** Elements that handle keys themselves. */
const KEY_CONSUMERS = 'input,textarea,select,[contenteditable],dialog,[role=dialog],[role=menu]';

/** Returns whether a key opens the search of this shell: Ctrl or Cmd with K, or `/`. */
export function opensSearch(event: KeyboardEvent, host: HTMLElement): boolean {
  const { key, code, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  // The position of K on keyboards without Latin letters.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return (control ? isK && !shiftKey : key === '/') && isFor(host, event);
}

/** Returns whether a key opens the list of keyboard shortcuts of this shell: `?`. */
export function opensShortcuts(event: KeyboardEvent, host: HTMLElement): boolean {
  return event.key === '?' && !event.ctrlKey && !event.metaKey && isFor(host, event);
}

/** Returns whether this shell may handle the key: it comes from the shell or from no element, and nothing covers the shell. */
function isFor(host: HTMLElement, event: KeyboardEvent): boolean {
  const path = event.composedPath();
  const isOurs = path[0] === document.body || path.includes(host);
  return !event.altKey && isOurs && isFree(event) && takesShortcuts(host);
}

/** Returns whether a key types a character while no field has the focus. */
export function isTyped(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  return key.length === 1 && !altKey && !ctrlKey && !metaKey && isFree(event);
}

/** Returns whether the key is unhandled and its target does not consume keys. */
function isFree(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0] as Element;
  // The field may be in a closed shadow root: only its host is visible.
  const closed = /-/.test(target.localName) && !target.shadowRoot;
  return !event.defaultPrevented && !closed && !target.closest(KEY_CONSUMERS);
}
