/** Where keys belong to whoever has the focus. */
const TAKEN = 'input,textarea,select,[contenteditable],dialog,[role=dialog],[role=menu]';

/** Whether a key opens the search of this shell: Ctrl or Cmd with K, or `/`. */
export function isShortcut(event: KeyboardEvent, host: HTMLElement): boolean {
  const { key, code, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  // The key of that place where the keyboard writes other letters than Latin ones.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  const asked = control ? isK && !shiftKey : key === '/';
  const path = event.composedPath();
  const ours = path[0] === document.body || path.includes(host);
  return asked && !altKey && ours && isFree(event);
}

/** Whether a key types a character that has no field to go to. */
export function isTyped(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  return key.length === 1 && !altKey && !ctrlKey && !metaKey && isFree(event);
}

/** Whether nobody has handled the key, and no field wants it. */
function isFree(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0] as Element;
  // A field may lie in a closed shadow root, whose element is all that we see of it.
  const closed = /-/.test(target.localName) && !target.shadowRoot;
  return !event.defaultPrevented && !closed && !target.closest(TAKEN);
}
