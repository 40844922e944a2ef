import { listenAround } from './listenAround';

/** Keys that press a focused button or link. */
const PRESS_KEYS = ['Enter', ' '];

const KEY_EVENTS = ['keydown', 'keypress', 'keyup'];

/**
 * Keeps the keys that a popup handles from hotkeys of the host page; all other keys go on to
 * the page. `handles` runs after the handlers of the popup.
 *
 * In the capture phase each key pressed in the popup is assumed to be handled. In the bubble phase those that the
 * popup does not handle are released to the page. The release of a handled key does not reach the page either.
 * @returns an unsubscribe function; the release of a key that closed the popup is still kept from the page
 */
export function stopHandledKeys(popup: Element, handles: (event: KeyboardEvent) => boolean) {
  const { defaultView: view } = popup.ownerDocument;
  const root = popup.getRootNode();
  /** Keys that were pressed in the popup and are not released yet, by `codeOf`. */
  const pressed = new Set<string>();
  let release: Event;
  let closed = false;

  /** Runs before the popup: a key that one of its handlers stops does not reach `passOnUnhandled`. */
  function assumeHandled(event: Event, isInside: boolean) {
    const { type } = event;
    const code = codeOf(event as KeyboardEvent);
    const isOurs = isInside && !closed;
    if (type === 'keydown' && isOurs) pressed.add(code);
    else if (type === 'keydown') pressed.delete(code);
    // The key that closed a popup is released outside of it.
    else if (pressed.has(code) && !isOurs) event.stopPropagation();
    if (type === 'keyup' && pressed.delete(code)) release = event;
    if (closed && pressed.size === 0) unsubscribe();
  }

  function passOnUnhandled(event: Event) {
    const press = event as KeyboardEvent;
    const code = codeOf(press);
    if (press.type === 'keydown' && pressed.has(code) && !handles(press)) pressed.delete(code);
    if (pressed.has(code) || event === release) event.stopPropagation();
  }

  /** A window in the background does not see the release. */
  function forgetPressed() {
    pressed.clear();
    if (closed) unsubscribe();
  }

  function unsubscribe() {
    stopListening();
    view?.removeEventListener('blur', forgetPressed);
    for (const type of KEY_EVENTS) root.removeEventListener(type, passOnUnhandled);
  }

  const stopListening = listenAround(popup, KEY_EVENTS, assumeHandled);
  view?.addEventListener('blur', forgetPressed);
  for (const type of KEY_EVENTS) root.addEventListener(type, passOnUnhandled);
  return () => {
    closed = true;
    if (pressed.size === 0) unsubscribe();
  };
}

/** Identifies a key in its press and its release, whose `key` differ if Shift was released in between. */
const codeOf = ({ code, key }: KeyboardEvent) => code || key;

/** Consumes a key press: prevents its default, and keeps it and its release from other listeners. */
export function takeKey(event: KeyboardEvent): void {
  const page = event.view?.document;
  const onRelease = (release: KeyboardEvent) => {
    if (codeOf(release) !== codeOf(event)) return;
    release.stopPropagation();
    page?.removeEventListener('keyup', onRelease, true);
  };
  event.preventDefault();
  event.stopPropagation();
  page?.addEventListener('keyup', onRelease, true);
}

/**
 * Returns whether a key belongs to an input method, such as the Enter that accepts the composed text. WebKit ends
 * the composition before that key, which then has the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

const MENU_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const PAGE_KEYS = ['PageUp', 'PageDown'];
/** Keys that scroll the pane with the focus. */
const SCROLL_KEYS = [...MENU_KEYS, ...PAGE_KEYS, ' '];

/**
 * Returns whether an open dialog handles the key: it closes it, presses a control, scrolls, or was taken by a
 * control.
 */
export function isDialogKey(event: KeyboardEvent): boolean {
  const { key, defaultPrevented } = event;
  if (defaultPrevented || key === 'Escape') return true;
  if (hasModifier(event)) return false;
  const [target] = event.composedPath();
  const isOnControl =
    target instanceof Element && target.matches('button, a[href], input, summary');
  return SCROLL_KEYS.includes(key) || (isOnControl && PRESS_KEYS.includes(key));
}

/** Returns whether an open menu handles the key: moves, presses, typeahead letters and Escape. */
export function isMenuKey(event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === 'Escape') return true;
  if (hasModifier(event)) return false;
  return [...MENU_KEYS, ...PAGE_KEYS, ...PRESS_KEYS].includes(key) || key.length === 1;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
