import type { ComponentType } from 'react';
import { stopFieldKeys } from '../../handover/stopEvents';
import { warnOnce } from '../../store/browser/warnOnce';
import { camelCase } from '../../store/element/camelCase';
import { createField } from '../../store/pickers/createField';
import type { Field, FieldOptions, FieldRules } from '../../store/pickers/field';
import { collectWarnings } from '../../store/pickers/warnings';
import { FLAGS, faultText } from '../../views/pickers/faultText';
import { type ManagedElement, type MountedView, PROPS } from '../elementClass';
import { closestShell } from './closestShell';
import { internalsOf } from './formControl';
import type { PickerTag } from './pickerAttributes';
import { type MountedPicker, mountPicker } from './pickerView';

/** Attributes and properties of a picker, unchecked. */
export interface PickerInput {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
  property(name: string): unknown;
}

/** Configuration of a picker class. */
export interface PickerDefinition<Options extends FieldOptions> {
  tag: PickerTag;
  View: ComponentType;
  rules: FieldRules<Options>;
  /** Validates the input. Invalid values warn once and fall back to their default. */
  accept(input: PickerInput): Options;
  /** Creates the `change` event; `dayOffset` is 1 if a time was carried to the next day. */
  createChangeEvent?(dayOffset: number): Event;
  properties?: readonly string[];
}

/** Connects one picker element, its field and its form. */
export interface FieldBinding extends Pick<Field, 'close' | 'setDisabled' | 'reset'> {
  /** Renders the field; called when the element is first connected. */
  mount(container: ShadowRoot): MountedView;
  /** Sets the value from the page; applied by the next `read`. */
  assign(value: string): void;
  /** Marks the options as outdated: the parser sets one attribute after the other. */
  invalidate(): void;
  /** Reads attributes, properties and the assigned value. */
  read(): void;
  /** Restores what `updateForm` has stored: a value, or text that is not a value. */
  restore(text: string): void;
  /** Returns the current value, empty if there is none. */
  value(): string;
}

/** Creates the field of a picker and synchronizes element, field and form. */
export function bindField<Options extends FieldOptions>(
  host: ManagedElement,
  container: ShadowRoot,
  definition: PickerDefinition<Options>,
): FieldBinding {
  const { tag, View, rules, accept } = definition;
  const { createChangeEvent = () => new Event('change', { bubbles: true }) } = definition;
  let mounted: MountedPicker | undefined;
  let outdated = true;
  /** The last value set by the page, which later options may make valid; undefined once the user has typed or chosen. */
  let pageValue: string | undefined;
  /** True until the page's new value has been read. */
  let isNew = false;
  /** Whether `pageValue` is what the user had typed before the browser restored the form: no mistake of the page. */
  let isRestored = false;
  /** Warnings of the last reading. */
  let warnings: string[] = [];

  const field: Field<Options> = createField(accept(inputOf({})), rules, (type, dayOffset) => {
    pageValue = undefined;
    isRestored = false;
    updateForm();
    host.dispatchEvent(type === 'input' ? createInputEvent() : createChangeEvent(dayOffset));
  });

  function read() {
    outdated = false;
    // Frameworks set one property after the other: only what is still invalid after the last one is reported.
    queueMicrotask(() => warnings.splice(0).forEach(warnOnce));
    const ofOptions = collectWarnings(() => {
      field.store.setState({ options: accept(inputOf(host[PROPS])) });
    });
    const ofValue = collectWarnings(() => {
      const current = pageValue || field.store.getState().value;
      if (isNew) field.assign(pageValue ?? '');
      else if (current) field.revalidate(current);
    });
    warnings = isRestored ? ofOptions : [...ofOptions, ...ofValue];
    isNew = false;
    markInShell(host);
    mounted?.updateLanguage();
  }

  function assign(value: string) {
    pageValue = value;
    isNew = true;
    isRestored = false;
  }

  function restore(text: string) {
    if (outdated) read();
    assign(text);
    isRestored = true;
    read();
    // It may be valid once the page has set more options.
    if (!text || field.store.getState().value) return;
    field.store.setState({ typed: text });
    pageValue = text;
    isRestored = true;
  }

  /** Reports value and validity to the form. */
  function updateForm() {
    const internals = internalsOf(host);
    const state = field.store.getState();
    internals.setFormValue(state.value || null, state.value || (state.typed ?? ''));
    const fault = field.fault();
    if (!fault) return internals.setValidity({});
    const message = mounted ? faultText(mounted.i18n, tag, state, fault) : tag;
    const anchor = container.querySelector('input') ?? undefined;
    internals.setValidity({ [FLAGS[fault.kind]]: true }, message, anchor);
  }

  keepEventsInside(container);
  host.addEventListener('invalid', () => field.store.setState({ touched: true }));
  field.store.subscribe(({ typed }, before) => {
    if (typed !== undefined && typed !== before.typed) {
      pageValue = undefined;
      isRestored = false;
    }
    updateForm();
  });

  return {
    mount(container) {
      read();
      mounted = mountPicker(host, container, View, field as unknown as Field, updateForm);
      updateForm();
      const { root, dispose } = mounted;
      return {
        root,
        update: read,
        dispose() {
          dispose();
          mounted = undefined;
        },
      };
    },
    assign,
    invalidate() {
      outdated = true;
    },
    read,
    restore,
    value() {
      if (outdated) read();
      return field.store.getState().value;
    },
    close: field.close,
    setDisabled: field.setDisabled,
    reset: field.reset,
  };
}

/** Creates the `input` event, which is composed like a native one. */
const createInputEvent = () => new Event('input', { bubbles: true, composed: true });

/** Sets the custom state `in-shell`, in which the tokens are inherited from the shell (field.css). */
function markInShell(host: HTMLElement): void {
  const { states } = internalsOf(host);
  if (closestShell(host)) states?.add('in-shell');
  else states?.delete('in-shell');
}

function inputOf(props: Record<string, unknown>): PickerInput {
  return {
    text: (attribute) => props[camelCase(attribute)] as string | undefined,
    flag: (attribute) => props[camelCase(attribute)] === true,
    property: (name) => props[name],
  };
}

/** Keeps keystrokes and the native events of the text field from the page. */
function keepEventsInside(container: ShadowRoot): void {
  stopFieldKeys(container);
  for (const type of ['input', 'change']) {
    container.addEventListener(type, (event) => event.stopPropagation());
  }
}
