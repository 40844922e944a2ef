const known = new WeakMap<HTMLElement, ElementInternals>();

/** What a form is told through. */
export const internalsOf = (element: FormControl) => known.get(element) as ElementInternals;

/** What every control can say, as the form controls of the browser do. */
export class FormControl extends HTMLElement {
  static readonly formAssociated = true;

  constructor() {
    super();
    known.set(this, this.attachInternals());
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
}
