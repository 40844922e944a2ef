/** Modifier keys and button of a mouse event. */
type Pressed = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click has no modifier; the browser opens a link on any other click in its own way. */
export function isPlainClick(event: Pressed): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return !(altKey || button || ctrlKey || metaKey || shiftKey);
}
