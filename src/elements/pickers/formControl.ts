import type { ManagedElement } from '../elementClass';
import type { FormControl } from './pickerTypes';

const internals = new WeakMap<HTMLElement, ElementInternals>();

/** Returns the ElementInternals of a form control. */
export function internalsOf(element: HTMLElement): ElementInternals {
  return internals.get(element) as ElementInternals;
}

/** The part of the form-control API that needs ElementInternals alone. */
type InternalsControl = Omit<FormControl, 'setCustomValidity'>;

/** Extends an element class to a form-associated custom element with the form-control API of its internals. */
export function formControl(
  Base: new () => ManagedElement,
): new () => ManagedElement & InternalsControl {
  return class extends Base implements InternalsControl {
    static readonly formAssociated = true;

    constructor() {
      super();
      internals.set(this, this.attachInternals());
    }

    get form(): HTMLFormElement | null {
      return internalsOf(this).form;
    }
    get validity(): ValidityState {
      return internalsOf(this).validity;
    }
    get validationMessage(): string {
      return internalsOf(this).validationMessage;
    }
    get willValidate(): boolean {
      return internalsOf(this).willValidate;
    }
    get labels(): NodeList {
      return internalsOf(this).labels;
    }
    checkValidity(): boolean {
      return internalsOf(this).checkValidity();
    }
    reportValidity(): boolean {
      return internalsOf(this).reportValidity();
    }
  };
}
