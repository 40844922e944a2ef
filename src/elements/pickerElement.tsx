import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { addEnglish } from '../locales/english';
import { camelCase } from '../store/camelCase';
import {
  createField,
  type Field,
  type FieldOptions,
  type FieldRules,
} from '../store/pickers/field';
import { frameParts } from '../views/frame/frameParts';
import { keepKeysInside } from '../views/kit/keys';
import { FLAGS, faultText } from '../views/pickers/faultText';
import styles from '../views/pickers/field.css?inline';
import { PickerContext } from '../views/pickers/pickerContext';
import { adoptStyles } from '../views/styles/adoptStyles';
import common from '../views/styles/common.css?inline';
import { PICKER_ATTRIBUTES, type PickerTag } from './pickerAttributes';
import { followLanguage, type Spoken } from './pickerLanguage';
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

/** What every picker can say, as the form controls of the browser do. */
export interface PickerElement extends HTMLElement {
  value: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  readonly labels: NodeList;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

/** The class of a picker: a form-associated element around a field. Importing it defines nothing. */
export function createPickerClass<Options extends FieldOptions>(
  definition: Definition<Options>,
): new () => PickerElement {
  const { tag, View, rules, accept, properties = [] } = definition;
  const changed = definition.changed ?? (() => new Event('change', { bubbles: true }));
  const attributes = Object.entries(PICKER_ATTRIBUTES[tag]);

  class Picker extends HTMLElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = attributes.map(([name]) => name);

    private readonly internals = this.attachInternals();
    private readonly place = this.attachShadow({ mode: 'open', delegatesFocus: true });
    private readonly objects: Record<string, unknown> = {};
    private readonly field: Field<Options>;
    private root?: Root;
    private spoken?: Spoken;
    /** True while attributes have not been read, as the parser sets one after the other. */
    private unread = true;
    /** The value last given by the page; a person's own is not in it. */
    private given?: string;

    constructor() {
      super();
      this.field = createField(accept(NOTHING), rules, (type, dayOffset) => {
        this.given = undefined;
        this.sync();
        const event = new Event('input', { bubbles: true, composed: true });
        this.dispatchEvent(type === 'input' ? event : changed(dayOffset));
      });
      keepKeysInside(this.place);
      // The page hears of values, not of key strokes.
      for (const type of ['input', 'change']) {
        this.place.addEventListener(type, (event) => event.stopPropagation());
      }
      this.addEventListener('invalid', () => this.field.store.setState({ touched: true }));
      this.field.store.subscribe(() => this.sync());
    }

    connectedCallback() {
      for (const name of [...attributes.map(([name]) => camelCase(name)), ...properties]) {
        upgradeProperty(this, name);
      }
      this.read();
      adoptStyles(this.place, [...frameParts().account, common, styles]);
      if (this.root) return;
      addEnglish(frameParts().english);
      this.spoken = followLanguage(this, (locale) => this.field.store.setState({ locale }));
      const { i18n } = this.spoken;
      i18n.on('change', () => this.sync());
      this.root = createRoot(this.place);
      this.root.render(
        <I18nProvider i18n={i18n}>
          <PickerContext value={{ host: this, field: this.field as unknown as Field }}>
            <View />
          </PickerContext>
        </I18nProvider>,
      );
      this.sync();
    }

    /** Moving an element disconnects it for a moment: only one that stays away is unmounted. */
    disconnectedCallback() {
      setTimeout(() => {
        if (this.isConnected) return;
        this.spoken?.stop();
        this.root?.unmount();
        this.root = undefined;
      });
    }

    connectedMoveCallback() {
      // Nothing to do, but its presence keeps moveBefore() from disconnecting us.
    }

    adoptedCallback() {
      adoptStyles(this.place, [...frameParts().account, common, styles]);
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (name === 'value' && before !== now) this.given = now ?? '';
      this.unread = true;
      if (this.isConnected && this.root) this.read();
    }

    /** Reads attributes and properties, and the value anew: what it may be depends on them. */
    private read() {
      this.unread = false;
      const { store } = this.field;
      const options = accept({
        text: (name) => this.getAttribute(name) ?? undefined,
        flag: (name) => isOn(this.getAttribute(name)),
        property: (name) => this.objects[name],
      });
      store.setState({ options });
      if (this.given !== undefined) this.field.give(this.given);
      else if (store.getState().value) this.field.give(store.getState().value);
      this.spoken?.look();
    }

    /** Tells the form what is chosen, and whether that is good. */
    private sync() {
      const { value, typed = '' } = this.field.store.getState();
      this.internals.setFormValue(value || null, value || typed);
      const fault = this.field.fault();
      if (!fault) return this.internals.setValidity({});
      const message = this.spoken
        ? faultText(this.spoken.i18n, tag, this.field.store.getState(), fault)
        : tag;
      const anchor = this.place.querySelector('input') ?? undefined;
      this.internals.setValidity({ [FLAGS[fault.kind]]: true }, message, anchor);
    }

    formResetCallback() {
      this.value = this.getAttribute('value') ?? '';
    }

    formDisabledCallback(barred: boolean) {
      this.field.store.setState({ barred });
    }

    /** Back on the page, after a crash say: what had been typed, if it was no value. */
    formStateRestoreCallback(state: string) {
      this.value = state;
      if (!this.value) this.field.store.setState({ typed: state });
    }

    get value(): string {
      if (this.unread) this.read();
      return this.field.store.getState().value;
    }

    set value(value: string | null | undefined) {
      this.given = value == null ? '' : String(value);
      this.read();
    }

    get form() {
      return this.internals.form;
    }
    get validity() {
      return this.internals.validity;
    }
    get validationMessage() {
      return this.internals.validationMessage;
    }
    get willValidate() {
      return this.internals.willValidate;
    }
    get labels() {
      return this.internals.labels;
    }
    checkValidity() {
      return this.internals.checkValidity();
    }
    reportValidity() {
      return this.internals.reportValidity();
    }

    /** A property without attribute. */
    protected object(name: string, ...set: [unknown?]): unknown {
      if (set.length === 0) return this.objects[name];
      this.objects[name] = set[0];
      this.unread = true;
      if (this.isConnected) this.read();
    }
  }

  for (const [name, fallback] of attributes) {
    if (name !== 'value') reflect(Picker.prototype, name, fallback);
  }
  for (const name of properties) {
    Object.defineProperty(Picker.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: { object(name: string): unknown }) {
        return this.object(name);
      },
      set(this: { object(name: string, value: unknown): void }, value: unknown) {
        this.object(name, value);
      },
    });
  }
  return Picker as unknown as new () => PickerElement;
}

const NOTHING: Given = { text: () => undefined, flag: () => false, property: () => undefined };

const isOn = (value: string | null) => value !== null && value !== 'false';
