import { rootsAround } from '../listenAround';

/** Events with which a user reaches the controls of a dialog. Of the keys, only Tab moves between them. */
const TYPES = ['pointerdown', 'mousedown', 'touchstart', 'click', 'keydown', 'focusin'];

/** Events that scroll. Scroll locks of the page cancel them, as they do not see what scrolls in a shadow root. */
const SCROLLS = ['wheel', 'touchmove'];

/** Methods with which a listener keeps an event from others, or prevents what the browser does. */
const METHODS = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

const ignore = { value: () => {}, configurable: true };

/**
 * Keeps listeners of the host page from canceling clicks, Tab and scrolling in a modal dialog. A focus trap of the page
 * would otherwise do so for everything outside of it, and the dialog could not be answered. The listeners still run, but
 * their calls have no effect until the event arrives in the dialog; events that scroll do not leave the dialog.
 * @returns an unsubscribe function
 */
export function protectEvents(dialog: HTMLElement): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  // From the window, the path of an event ends at the host of a closed shadow root.
  const hosts = rootsAround(dialog).map(({ host }) => host);

  function protect(event: Event) {
    const path = event.composedPath();
    const isInside = path.includes(dialog) || hosts.includes(path[0] as Element);
    if (!isInside || (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Tab')) return;
    for (const method of METHODS) Object.defineProperty(event, method, ignore);
  }

  function release(event: Event) {
    for (const method of METHODS) Reflect.deleteProperty(event, method);
  }

  for (const type of TYPES) {
    window.addEventListener(type, protect, options);
    dialog.addEventListener(type, release, options);
  }
  for (const type of SCROLLS) {
    const stop = (event: Event) => event.stopPropagation();
    dialog.addEventListener(type, stop, { passive: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}
