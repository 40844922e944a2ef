/** Focuses the first empty field, else the first, without scrolling. */
export function focusFirstField(container: ParentNode): void {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const field = fields.find((one) => one.value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
}

/**
 * Focuses the first empty field of a form that the page shows without being asked: not if the user has put
 * the focus somewhere already, nor on touch, where it would open the keyboard.
 */
export function autofocus(container: ParentNode): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  if (!matchMedia('(pointer: coarse)').matches) focusFirstField(container);
}
