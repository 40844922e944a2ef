/** Focuses the first empty field without scrolling, but not on touch, where it would open the keyboard. */
export function focusFirstField(container: ParentNode): void {
  const { activeElement, body } = document;
  // The focus stays if the user has put it somewhere already.
  if (activeElement && activeElement !== body) return;
  if (matchMedia('(pointer: coarse)').matches) return;
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const field = fields.find((one) => one.value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
}
