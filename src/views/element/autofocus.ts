import { isFocusLost } from './focus';

/** Focuses the first empty field, else the first, without scrolling. */
export function focusFirstField(container: ParentNode): void {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const field = fields.find(({ value }) => value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
}

/**
 * Focuses the first empty field of a form that appears without an action of the user. Does nothing if
 * another element has the focus, or on touch devices, where it would open the keyboard.
 */
export function autofocus(container: ParentNode): void {
  if (!isFocusLost()) return;
  if (!window.matchMedia?.('(pointer: coarse)').matches) focusFirstField(container);
}
