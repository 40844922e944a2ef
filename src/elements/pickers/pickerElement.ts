import type { FieldOptions } from '../../store/pickers/field';
import { createElementClass, RENDER } from '../elementClass';
import { formControl } from './formControl';
import { PICKER_ATTRIBUTES } from './pickerAttributes';
import type { PickerDefinition } from './pickerDefinition';
import { bindField, type FieldBinding } from './pickerField';
import type { PickerElement } from './pickerTypes';
import { pickerStyles } from './pickerView';

/** The fields of the pickers, for the base class, which cannot read a private member. */
const bindings = new WeakMap<HTMLElement, FieldBinding>();

/**
 * Creates the class of a picker: a form-associated element around a field. Importing or calling it
 * registers nothing.
 */
export function createPickerClass<Options extends FieldOptions, Properties>(
  definition: PickerDefinition<Options>,
): new () => PickerElement & Properties {
  const Base = formControl(
    createElementClass({
      View: definition.View,
      attributes: PICKER_ATTRIBUTES[definition.tag],
      properties: definition.properties,
      styles: pickerStyles,
      delegatesFocus: true,
      mount: (host) => (bindings.get(host) as FieldBinding).mount(),
    }),
  );

  class Picker extends Base {
    readonly #field = bindField(this, definition);

    constructor() {
      super();
      bindings.set(this, this.#field);
    }

    override disconnectedCallback() {
      // The browser has taken the popup out of the top layer.
      this.#field.close();
      super.disconnectedCallback();
    }

    override attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (name === 'value' && before !== now) this.#field.assign(now ?? '');
      super.attributeChangedCallback(name, before, now);
    }

    override [RENDER]() {
      this.#field.invalidate();
      super[RENDER]();
    }

    formResetCallback() {
      this.#field.reset();
      this.value = this.getAttribute('value') ?? '';
    }

    /** Called for the element's own `disabled` and for that of a fieldset. */
    formDisabledCallback(disabled: boolean) {
      this.#field.setDisabled(disabled);
    }

    /** Restores the state after back navigation or a crash. */
    formStateRestoreCallback(state: string | null) {
      this.#field.restore(state ?? '');
    }

    setCustomValidity(message: string) {
      this.#field.setCustomError(String(message));
    }

    get value(): string {
      return this.#field.value();
    }

    set value(value: string | null | undefined) {
      this.#field.assign(value == null ? '' : String(value));
      this.#field.read();
    }
  }

  // `value` is not reflected: as with an input, its attribute is the initial value.
  return Picker as unknown as new () => PickerElement & Properties;
}
