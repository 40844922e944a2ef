import { deepActiveElement } from '../element/focus';

/** Calls back when the focus moves into a framed page. Returns an unsubscribe function. */
export function onFrameFocus(page: Document, callback: (frame: HTMLElement) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const check = () => {
    const frame = deepActiveElement(page);
    if (!signal.aborted && frame?.matches('iframe, frame, object, embed')) callback(frame);
  };
  // A task later: during the event the focus has not moved yet, and the browser does not move it back.
  page.defaultView?.addEventListener('blur', () => setTimeout(check), { signal });
  return () => listeners.abort();
}

/**
 * Calls back when the user presses in a framed page: this document only loses the focus. A framed page that takes the
 * focus itself, while the pointer is elsewhere, does not count. Returns an unsubscribe function.
 */
export function onFramePress(page: Document, callback: () => void): () => void {
  return onFrameFocus(page, (frame) => {
    // Without a mouse the pointer is nowhere.
    if (frame.matches(':hover') || matchMedia('(hover: none)').matches) callback();
  });
}
