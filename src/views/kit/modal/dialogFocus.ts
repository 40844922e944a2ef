import { matches } from '../../../handover/ancestors';
import { onFrameFocus } from '../onFrameFocus';
import { ancestorsOf } from '../visibility';

/**
 * Keeps the focus in a modal dialog. Browsers let a framed page call `focus()` behind it, and what is typed
 * would go there, a password for example. A frame that does it twice is hidden until the dialog closes. One that
 * still does it is out of the document until then, which unloads its page. Returns a function that stops.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const counts = new Map<HTMLElement, number>();
  let lastFocused: HTMLElement | undefined;

  function takeBack(frame: HTMLElement) {
    // The frame is inside the dialog, or in an element of the host page above it.
    if (ancestorsOf(frame).some((node) => matches(node, 'dialog:modal, :popover-open'))) return;
    const count = (counts.get(frame) ?? 0) + 1;
    counts.set(frame, count);
    if (count === 2) hideUntil(signal, frame);
    if (count > 2) removeUntil(signal, frame);
    lastFocused?.focus({ preventScroll: true });
  }

  dialog.addEventListener(
    'focusin',
    (event) => {
      lastFocused = event.composedPath()[0] as HTMLElement;
    },
    { signal },
  );
  signal.addEventListener('abort', onFrameFocus(dialog.ownerDocument, takeBack));
  return () => listeners.abort();
}

/** Hides a frame until the signal aborts: its elements cannot be focused, only its window. */
function hideUntil(signal: AbortSignal, frame: HTMLElement): void {
  const { style } = frame;
  const [value, priority] = [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ];
  style.setProperty('display', 'none', 'important');
  signal.addEventListener('abort', () => style.setProperty('display', value, priority));
}

/** Removes a frame until the signal aborts. Its page then loads again. */
function removeUntil(signal: AbortSignal, frame: HTMLElement): void {
  const place = frame.ownerDocument.createComment('');
  frame.replaceWith(place);
  signal.addEventListener('abort', () => place.replaceWith(frame));
}
