import type { ComponentType } from 'react';
import { keepKeysInside } from '../handover/stopKeyPropagation';
import { camelCase } from '../store/element/camelCase';
import { createField } from '../store/pickers/createField';
import type { Field, FieldOptions, FieldRules } from '../store/pickers/field';
import { FLAGS, faultText } from '../views/pickers/faultText';
import { FormControl, internalsOf } from './formControl';
import { PICKER_ATTRIBUTES, type PickerTag } from './pickerAttributes';
import { type Drawn, drawPicker, dressPicker } from './pickerView';
import { reflect, upgradeProperty } from './reflect';

/** What was put on an element: attributes, and properties without one. */
export interface Given {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
  property(name: string): unknown;
}

interface Definition<Options extends FieldOptions> {
  tag: PickerTag;
  View: ComponentType;
  rules: FieldRules<Options>;
  /** Takes what was given; what is no good of it warns once and is its default. */
  accept(given: Given): Options;
  /** The event that tells of a change; `dayOffset` is 1 where a time was carried to the next day. */
  changed?(dayOffset: number): Event;
  properties?: readonly string[];
}

/** What every picker has: a value, and what the form controls of the browser can say. */
export interface PickerElement extends FormControl {
  value: string;
}

/** The class of a picker: a form-associated element around a field. Importing it defines nothing. */
export function createPickerClass<Options extends FieldOptions, Properties>(
  definition: Definition<Options>,
): new () => PickerElement & Properties {
  const { tag, View, rules, accept, properties = [] } = definition;
  const changed = definition.changed ?? (() => new Event('change', { bubbles: true }));
  const attributes = Object.entries(PICKER_ATTRIBUTES[tag]);

  class Picker extends FormControl {
    static readonly observedAttributes = attributes.map(([name]) => name);

    readonly #place = this.attachShadow({ mode: 'open', delegatesFocus: true });
    readonly #objects: Record<string, unknown> = {};
    readonly #field: Field<Options>;
    #drawn?: Drawn;
    /** True while attributes have not been read, as the parser sets one after the other. */
    #unread = true;
    /** The value last given by the page; a person's own is not in it. */
    #given?: string;

    constructor() {
      super();
      this.#field = createField(accept(NOTHING), rules, (type, dayOffset) => {
        this.#given = undefined;
        this.#tellForm();
        const event = new Event('input', { bubbles: true, composed: true });
        this.dispatchEvent(type === 'input' ? event : changed(dayOffset));
      });
      keepKeysInside(this.#place);
      // The page hears of values, not of key strokes.
      for (const type of ['input', 'change']) {
        this.#place.addEventListener(type, (event) => event.stopPropagation());
      }
      this.addEventListener('invalid', () => this.#field.store.setState({ touched: true }));
      this.#field.store.subscribe(() => this.#tellForm());
    }

    connectedCallback() {
      for (const name of [...attributes.map(([name]) => camelCase(name)), ...properties]) {
        upgradeProperty(this, name);
      }
      this.#read();
      dressPicker(this.#place);
      if (this.#drawn) return;
      const field = this.#field as unknown as Field;
      this.#drawn = drawPicker(this, this.#place, View, field, () => this.#tellForm());
      this.#tellForm();
    }

    /** Moving an element disconnects it for a moment: only one that stays away is unmounted. */
    disconnectedCallback() {
      // The browser has taken it out of the top layer.
      this.#field.store.setState({ open: false });
      setTimeout(() => {
        if (this.isConnected) return;
        this.#drawn?.stop();
        this.#drawn = undefined;
      });
    }

    connectedMoveCallback() {
      // Nothing to do, but its presence keeps moveBefore() from disconnecting us.
    }

    /** Style sheets belong to a document: in another one they are made anew. */
    adoptedCallback() {
      dressPicker(this.#place);
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      const given = name === 'value' && before !== now;
      if (given) this.#given = now ?? '';
      this.#unread = true;
      if (this.isConnected && this.#drawn) this.#read(!given);
    }

    formResetCallback() {
      this.#field.forget();
      this.value = this.getAttribute('value') ?? '';
    }

    /** By its own attribute or a fieldset's; what is open closes for good. */
    formDisabledCallback(barred: boolean) {
      this.#field.store.setState(barred ? { barred, open: false } : { barred });
    }

    /** Back on the page, after a crash say: what had been typed, if it was no value. */
    formStateRestoreCallback(state: string | null) {
      this.value = state;
      if (state && !this.value) this.#field.store.setState({ typed: state });
    }

    get value(): string {
      if (this.#unread) this.#read();
      return this.#field.store.getState().value;
    }

    set value(value: string | null | undefined) {
      this.#given = value == null ? '' : String(value);
      this.#read(false);
    }

    /**
     * Reads attributes and properties, and the value `again`, unless the page has just given it: what it
     * may be depends on them.
     */
    #read(again = true) {
      this.#unread = false;
      const { store } = this.#field;
      const options = accept({
        text: (name) => this.getAttribute(name) ?? undefined,
        flag: (name) => isOn(this.getAttribute(name)),
        property: (name) => this.#objects[name],
      });
      store.setState({ options });
      if (this.#given !== undefined) this.#field.give(this.#given, again);
      else if (store.getState().value) this.#field.give(store.getState().value, true);
      this.#drawn?.look();
    }

    /** Tells the form what is chosen, and whether that is good. */
    #tellForm() {
      const internals = internalsOf(this);
      const state = this.#field.store.getState();
      const { value, typed = '' } = state;
      internals.setFormValue(value || null, value || typed);
      const fault = this.#field.fault();
      if (!fault) return internals.setValidity({});
      const message = this.#drawn ? faultText(this.#drawn.i18n, tag, state, fault) : tag;
      const anchor = this.#place.querySelector('input') ?? undefined;
      internals.setValidity({ [FLAGS[fault.kind]]: true }, message, anchor);
    }

    static {
      for (const [name, fallback] of attributes) {
        if (name !== 'value') reflect(Picker.prototype, name, fallback);
      }
      for (const name of properties) {
        Object.defineProperty(Picker.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Picker) {
            return this.#objects[name];
          },
          set(this: Picker, value: unknown) {
            this.#objects[name] = value;
            this.#unread = true;
            if (this.isConnected) this.#read();
          },
        });
      }
    }
  }
  return Picker as unknown as new () => PickerElement & Properties;
}

const NOTHING: Given = { text: () => undefined, flag: () => false, property: () => undefined };

const isOn = (value: string | null) => value !== null && value !== 'false';
