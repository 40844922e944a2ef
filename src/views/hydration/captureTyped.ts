/**
 * Captures the painted fields of a container. Returns a function that writes what has been typed into them to
 * the fields that React has rendered in their place. It does so where the container has changed: password
 * managers, translators and other extensions insert nodes next to the fields.
 */
export function captureTyped(container: Element): () => void {
  const painted = [...container.querySelectorAll('input')];
  const focused = container.querySelector(':focus');
  return () => {
    for (const input of painted) {
      const field = container.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
      if (!field || field === input) continue;
      field.value = input.value;
      if (input === focused) field.focus({ preventScroll: true });
    }
  };
}
