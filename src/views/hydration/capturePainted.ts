/** Controls whose clicks and submits the first paint records. */
const RECORDED = 'form, a, [type=button]';

/** The painted fields and controls of a container that React hydrates. */
export interface Painted {
  /** Writes what has been typed into the painted fields to those that React has rendered in their place. */
  restoreTyped(): void;
  /** Returns the control that React has rendered in place of a painted one; the control itself if it is still there. */
  replacementOf(control: HTMLElement): HTMLElement;
}

/**
 * Captures the painted fields and controls of a container. React replaces them where the container has changed:
 * password managers, translators and other extensions insert nodes next to the fields.
 */
export function capturePainted(container: Element): Painted {
  const inputs = [...container.querySelectorAll('input')];
  const controls = [...container.querySelectorAll<HTMLElement>(RECORDED)];
  const focused = container.querySelector(':focus');
  return {
    restoreTyped() {
      for (const input of inputs) {
        const name = CSS.escape(input.name);
        const field = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!field || field === input) continue;
        field.value = input.value;
        if (input === focused) field.focus({ preventScroll: true });
      }
    },
    replacementOf(control) {
      const current = [...container.querySelectorAll<HTMLElement>(RECORDED)];
      if (container.contains(control) || current.length !== controls.length) return control;
      return current[controls.indexOf(control)] ?? control;
    },
  };
}
