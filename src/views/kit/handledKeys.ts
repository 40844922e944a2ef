/** Keys that press a focused button or link. */
const PRESS_KEYS = ['Enter', ' '];

/**
 * Keeps the keys that a popup handles from hotkeys of the host page (design §3 (40)); all other keys go on
 * to the page. Listens on the shadow root: a key that closes the popup is released outside of it.
 * Returns an unsubscribe function.
 */
export function stopHandledKeys(popup: Element, handles: (event: KeyboardEvent) => boolean) {
  const root = popup.getRootNode();
  const pressed = new Set<string>();
  const listen = (event: Event) => {
    const { type, key } = event as KeyboardEvent;
    if (type === 'keydown') {
      const handled = event.composedPath().includes(popup) && handles(event as KeyboardEvent);
      if (handled) pressed.add(key);
      else pressed.delete(key);
    }
    if (pressed.has(key)) event.stopPropagation();
    if (type === 'keyup') pressed.delete(key);
  };
  /** Records keys that a capturing handler of the popup has stopped; `listen` does not see their keydown. */
  const recordStopped = (event: Event) => {
    const stopped = event.cancelBubble && event.composedPath().includes(popup);
    if (stopped) pressed.add((event as KeyboardEvent).key);
  };
  /** The key that closes a popup may be released before the focus is back in the element. */
  const stopRelease = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (event.composedPath().includes(root) || !pressed.delete(key)) return;
    event.stopPropagation();
  };
  const document = popup.ownerDocument;
  const types = ['keydown', 'keypress', 'keyup'];
  document.addEventListener('keyup', stopRelease, true);
  root.addEventListener('keydown', recordStopped, true);
  for (const type of types) root.addEventListener(type, listen);
  return () => {
    document.removeEventListener('keyup', stopRelease, true);
    root.removeEventListener('keydown', recordStopped, true);
    for (const type of types) root.removeEventListener(type, listen);
  };
}

/** Returns whether an open dialog handles the key: it closes it, presses a control, or was taken by a control. */
export function isDialogKey(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const onControl = target instanceof Element && target.matches('button, a[href], input, summary');
  return (
    event.defaultPrevented ||
    event.key === 'Escape' ||
    (onControl && PRESS_KEYS.includes(event.key) && !hasModifier(event))
  );
}

const MENU_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const PAGE_KEYS = ['PageUp', 'PageDown'];

/** Returns whether an open menu handles the key: moves, presses, typeahead letters and Escape. */
export function isMenuKey(event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === 'Escape') return true;
  if (hasModifier(event)) return false;
  return [...MENU_KEYS, ...PAGE_KEYS, ...PRESS_KEYS].includes(key) || key.length === 1;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
