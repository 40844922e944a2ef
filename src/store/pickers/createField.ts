import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_LOCALE } from '../../constants';
import type { Fault, Field, FieldOptions, FieldRules, FieldState, OnFieldEvent } from './field';

/** Creates the state and actions of one picker. */
export function createField<Options extends FieldOptions>(
  options: Options,
  rules: FieldRules<Options>,
  onEvent: OnFieldEvent,
): Field<Options> {
  const store = createStore<FieldState<Options>>(() => ({
    options,
    locale: DEFAULT_LOCALE,
    value: '',
    touched: false,
    customError: '',
    disabled: false,
    open: false,
    dialogKey: 0,
  }));
  /** True while listeners of the page receive an event. */
  let isNotifying = false;
  const changes = trackChanges(store, (type, dayOffset) => {
    const before = isNotifying;
    isNotifying = true;
    try {
      onEvent(type, dayOffset);
    } finally {
      isNotifying = before;
    }
  });
  /** True from a keystroke until the text is committed. */
  let typing = false;
  /** True from a commit until the next task, in which a framework sets the value that `change` has told it. */
  let expectsEcho = false;
  /** What the page has set since the user last typed or chose; a framework may set it at each render. */
  let lastInput: string | undefined;
  /** The value that `cancel` restores. */
  let saved = { value: '', dayOffset: 0 };

  function startDialog() {
    const { value, dialogKey } = store.getState();
    saved = { value, dayOffset: changes.dayOffset() };
    store.setState({ dialogKey: dialogKey + 1 });
  }

  /**
   * Sets a value of the page, empty if it is invalid. Returns whether it differs from the last one.
   * @param discardText whether it also replaces committed text that is not a value
   */
  function setPageValue(input: string, discardText: boolean): boolean {
    const { options, value: before, touched } = store.getState();
    const value = rules.sanitize(input, options);
    const changed = value !== before;
    // A page that binds the value sets it again at each keystroke: keep the typed text.
    if (!changed && (typing || !discardText)) return false;
    typing = false;
    if (changed) changes.reset(value);
    store.setState({ value, typed: undefined, touched: touched && !changed });
    return changed;
  }

  const field: Field<Options> = {
    store,
    type(text) {
      typing = true;
      lastInput = undefined;
      const { options, locale } = store.getState();
      const parsed = rules.parse(text, options, locale);
      changes.set(parsed?.value ?? '', parsed?.dayOffset ?? 0, text);
    },
    commit() {
      typing = false;
      const { typed, value } = store.getState();
      store.setState({ touched: true, typed: value || !typed?.trim() ? undefined : typed });
      expectsEcho = true;
      setTimeout(() => {
        expectsEcho = false;
      });
      changes.commit();
    },
    choose(value, dayOffset = 0) {
      typing = false;
      lastInput = undefined;
      store.setState({ touched: true });
      changes.set(value, dayOffset);
      changes.commit();
    },
    assign(input) {
      // A framework that renders while the user types, or after a commit, sets the committed value again: keep text that
      // is not a value. A listener of `input` may reject the text.
      const { options, typed } = store.getState();
      const isCommitted = rules.sanitize(input, options) === changes.committed();
      const isEcho = isCommitted && (expectsEcho || (typing && !isNotifying));
      const isRepeated = typed !== undefined && input === lastInput;
      lastInput = input;
      if (isEcho || isRepeated) return false;
      const isNew = setPageValue(input, true);
      if (isNew && store.getState().open) startDialog();
      return true;
    },
    revalidate: (input) => void setPageValue(input, false),
    setCustomError: (customError) => store.setState({ customError }),
    open() {
      if (store.getState().disabled) return;
      startDialog();
      store.setState({ open: true });
    },
    close: () => store.setState({ open: false }),
    setDisabled: (disabled) => store.setState(disabled ? { disabled, open: false } : { disabled }),
    cancel() {
      const { options, value } = store.getState();
      const restored = rules.sanitize(saved.value, options);
      if (value !== restored || changes.dayOffset() !== saved.dayOffset) {
        field.choose(restored, saved.dayOffset);
      }
    },
    reset() {
      typing = false;
      lastInput = undefined;
      store.setState({ typed: undefined, touched: false });
    },
    fault: () => faultOf(store.getState(), rules),
  };
  return field;
}

/** Sets values with their events: `input` for each new value, `change` for a value not committed before. */
function trackChanges<Options extends FieldOptions>(
  store: StoreApi<FieldState<Options>>,
  onEvent: OnFieldEvent,
) {
  /** 1 when the value was carried to the next day. */
  let dayOffset = 0;
  let committed = { value: '', dayOffset: 0 };

  return {
    dayOffset: () => dayOffset,
    committed: () => committed.value,
    set(value: string, offset: number, typed?: string) {
      const before = store.getState().value;
      dayOffset = offset;
      store.setState({ value, typed });
      if (value !== before) onEvent('input', dayOffset);
    },
    commit() {
      const { value } = store.getState();
      const changed = value !== committed.value || dayOffset !== committed.dayOffset;
      // First: a listener may set another value, which is then the committed one.
      committed = { value, dayOffset };
      if (changed) onEvent('change', dayOffset);
    },
    /** Treats a value of the page as committed. */
    reset(value: string) {
      dayOffset = 0;
      committed = { value, dayOffset };
    },
  };
}

function faultOf<Options extends FieldOptions>(
  { typed, value, options, customError }: FieldState<Options>,
  rules: FieldRules<Options>,
): Fault | undefined {
  if (customError) return { kind: 'custom', message: customError };
  if (typed?.trim() && !value) return { kind: 'bad' };
  if (!value) return options.required ? { kind: 'missing' } : undefined;
  return rules.fault(value, options);
}
