/** The properties of a key press by which shortcuts are recognized. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Returns whether a key press opens the search: Ctrl or Cmd with K, or `/`. */
export function isSearchKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  // The position of K on keyboards without Latin letters.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return !altKey && (ctrlKey || metaKey ? isK && !shiftKey : key === '/');
}

/** Returns whether a key press opens the list of keyboard shortcuts: `?`. */
export function isShortcutsKey({ key, altKey, ctrlKey, metaKey }: KeyPress): boolean {
  return key === '?' && !altKey && !ctrlKey && !metaKey;
}

/** Returns whether a key press is a shortcut that also works in framed areas. */
export const isFrameShortcut = (press: KeyPress): boolean =>
  isSearchKey(press) || isShortcutsKey(press);

/** Elements that handle keys themselves. */
const KEY_CONSUMERS =
  'input,textarea,select,[contenteditable],dialog,[role=dialog],[role=menu],[role=textbox],[role=application]';

/** Returns whether a key event is unhandled and its target does not consume keys. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0] as Element & { editContext?: unknown };
  // The field may be in a closed shadow root: only its host is visible.
  const closed = /-/.test(target.localName) && !target.shadowRoot;
  // Some editors take their text from the EditContext of any element.
  const consumes = target.editContext || target.closest?.(KEY_CONSUMERS);
  return !event.defaultPrevented && !closed && !consumes;
}
