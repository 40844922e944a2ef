import type { I18n } from '@lingui/core';
import { stopFieldKeys } from '../../handover/stopEvents';
import { warnOnce } from '../../store/browser/warnOnce';
import { createField } from '../../store/pickers/createField';
import type { Field, FieldOptions } from '../../store/pickers/field';
import { collectWarnings } from '../../store/pickers/warnings';
import { FLAGS, faultText } from '../../views/pickers/faultText';
import { type ManagedElement, type MountedView, PROPS } from '../elementClass';
import { closestShell } from './closestShell';
import { internalsOf } from './formControl';
import { onReported } from './onReported';
import type { PickerTag } from './pickerAttributes';
import { inputOf, type PickerDefinition } from './pickerDefinition';
import { type MountedPicker, mountPicker } from './pickerView';

/** Connects one picker element, its field and its form. */
export interface FieldBinding
  extends Pick<Field, 'close' | 'setDisabled' | 'setCustomError' | 'reset'> {
  /** Renders the field; called when the element is first connected. */
  mount(): MountedView;
  /** Sets the value from the page; applied by the next `read`. */
  assign(value: string): void;
  /** Marks the options as outdated: the parser sets one attribute after the other. */
  invalidate(): void;
  /** Reads attributes, properties and the assigned value. */
  read(): void;
  /** Restores the state that the browser has stored with the form. */
  restore(state: string): void;
  /** Returns the current value, empty if there is none. */
  value(): string;
}

/** A value that the page or the browser has set. */
interface GivenValue {
  text: string;
  /** True until it has been read. */
  isNew: boolean;
  /** Whether the browser restored it with the form: what the user had typed is no mistake of the page. */
  isRestored: boolean;
}

/** Creates the field of a picker and synchronizes element, field and form. */
export function bindField<Options extends FieldOptions>(
  host: ManagedElement,
  definition: PickerDefinition<Options>,
): FieldBinding {
  const { tag, View, rules, accept } = definition;
  const { createChangeEvent = () => new Event('change', { bubbles: true }) } = definition;
  let mounted: MountedPicker | undefined;
  let outdated = true;
  /** The last value set from outside, which later options may make valid; undefined once the user has typed or chosen. */
  let given: GivenValue | undefined;
  /** Warnings of the last reading. */
  let warnings: string[] = [];

  const field: Field<Options> = createField(accept(inputOf({})), rules, (type, dayOffset) => {
    given = undefined;
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
      const current = given?.text || field.store.getState().value;
      if (given?.isNew) {
        if (!field.assign(given.text)) given = undefined;
      } else if (current) field.revalidate(current);
    });
    warnings = given?.isRestored ? ofOptions : [...ofOptions, ...ofValue];
    if (given) given.isNew = false;
    markInShell(host);
    mounted?.updateLanguage();
  }

  function assign(text: string) {
    given = { text, isNew: true, isRestored: false };
  }

  function restore(state: string) {
    const prefix = statePrefix(host, tag);
    if (!state.startsWith(prefix)) return;
    const text = state.slice(prefix.length);
    if (outdated) read();
    const restored = { text, isNew: true, isRestored: true };
    given = restored;
    read();
    if (!text || field.store.getState().value) return;
    field.store.setState({ typed: text });
    // It may be valid once the page has set more options.
    given = restored;
  }

  function updateForm() {
    reportToForm(host, tag, field, mounted?.i18n);
  }

  keepEventsInside(host.container);
  onReported(host, () => field.store.setState({ touched: true }));
  field.store.subscribe(({ typed }, before) => {
    if (typed !== undefined && typed !== before.typed) given = undefined;
    updateForm();
  });

  return {
    mount() {
      read();
      mounted = mountPicker(host, View, field as unknown as Field, updateForm);
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
    setCustomError: field.setCustomError,
    reset: field.reset,
  };
}

/** Creates the `input` event, which is composed like a native one. */
const createInputEvent = () => new Event('input', { bubbles: true, composed: true });

/**
 * Returns the prefix of the state that the browser stores with the form; value or invalid text follow. Firefox
 * counts the pickers of a form as they are defined, and can give one the state of another, which then ignores it.
 */
function statePrefix(host: HTMLElement, tag: PickerTag): string {
  return `${tag} ${host.getAttribute('name')} `;
}

/** Reports value and validity to the form. */
function reportToForm<Options extends FieldOptions>(
  host: ManagedElement,
  tag: PickerTag,
  field: Field<Options>,
  i18n: I18n | undefined,
): void {
  const internals = internalsOf(host);
  const state = field.store.getState();
  const text = state.value || (state.typed ?? '');
  internals.setFormValue(state.value || null, statePrefix(host, tag) + text);
  const fault = field.fault();
  if (!fault) {
    internals.setValidity({});
    return;
  }
  // The browser requires a message, also before the texts are there.
  const early = fault.kind === 'custom' ? fault.message : tag;
  const message = i18n ? faultText(i18n, tag, state, fault) : early;
  const anchor = host.container.querySelector('input') ?? undefined;
  internals.setValidity({ [FLAGS[fault.kind]]: true }, message, anchor);
}

/** Sets the custom state `in-shell`, in which the tokens are inherited from the shell (field.css). */
function markInShell(host: HTMLElement): void {
  const { states } = internalsOf(host);
  try {
    if (closestShell(host)) states.add('in-shell');
    else states.delete('in-shell');
  } catch {
    // No custom states, or names that need dashes (Chromium before 125).
  }
}

/** Keeps keystrokes and the native events of the text field from the page. */
function keepEventsInside(container: ShadowRoot): void {
  stopFieldKeys(container);
  for (const type of ['input', 'change']) {
    container.addEventListener(type, (event) => event.stopPropagation());
  }
}
