/**
 * Events that count as activity of the user. Screen readers and voice control activate a button with a
 * click event alone.
 */
export const ACTIVITY_EVENTS = [
  'click',
  'keydown',
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
];

const listeners = new Set<() => void>();

/** Reports activity whose events do not reach the window, such as that inside a framed page. */
export function reportActivity(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener on reported activity. Returns an unsubscribe function. */
export function onReportedActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
