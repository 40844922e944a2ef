import { attributeSelector } from '../element/attributeSelector';

/** Controls whose clicks the first paint records. */
const CLICKED = 'a, [type=button]';

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
export function capturePainted(container: Element | ShadowRoot): Painted {
  const inputs = [...container.querySelectorAll('input')];
  const forms = [...container.querySelectorAll('form')];
  const controls = [...container.querySelectorAll<HTMLElement>(CLICKED)];
  const focused = container.querySelector(':focus');
  return {
    restoreTyped() {
      for (const input of inputs) {
        const field = container.querySelector<HTMLInputElement>(
          `input${attributeSelector('name', input.name)}`,
        );
        if (!field || field === input) continue;
        field.value = input.value;
        if (input === focused) field.focus({ preventScroll: true });
      }
    },
    replacementOf(control) {
      if (container.contains(control)) return control;
      if (forms.includes(control as HTMLFormElement)) {
        return container.querySelector('form') ?? control;
      }
      if (!controls.includes(control)) return control;
      const current = [...container.querySelectorAll<HTMLElement>(CLICKED)];
      // Something else has been inserted or removed.
      if (current.length !== controls.length) return control;
      return current[controls.indexOf(control)] ?? control;
    },
  };
}
