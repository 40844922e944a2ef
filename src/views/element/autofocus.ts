/** Focuses the first empty field: without scrolling the host page, and not on touch, where it would raise the keyboard. */
export function focusFirstField(container: ParentNode): void {
  const { activeElement, body } = document;
  // Whoever is somewhere else already stays there.
  if (activeElement && activeElement !== body) return;
  if (matchMedia('(pointer: coarse)').matches) return;
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const field = fields.find((one) => one.value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
}
