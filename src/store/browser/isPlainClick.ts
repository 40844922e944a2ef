/** Modifier keys and button of a mouse event. */
export type ClickModifiers = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Returns whether a click is of the primary button without modifiers. Others open a new tab, for example. */
export function isPlainClick(event: ClickModifiers): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return !(altKey || button || ctrlKey || metaKey || shiftKey);
}
