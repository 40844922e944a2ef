import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_LOCALE } from '../../constants';

/** What both pickers are given by attributes. */
export interface FieldOptions {
  label: string;
  required: boolean;
  disabled: boolean;
  /** Bounds in the form of the value, both included. */
  min?: string;
  max?: string;
}

export interface FieldState<Options extends FieldOptions = FieldOptions> {
  options: Options;
  locale: string;
  value: string;
  /** What was typed, until it is taken over; what cannot be read stays. */
  typed?: string;
  /** Once somebody has left the field, or a form was refused, what is wrong is said. */
  touched: boolean;
  /** Disabled, by its own attribute or a fieldset's. */
  barred: boolean;
  /** Whether the dialog is open. */
  open: boolean;
  /** How often the dialog has begun: when it opened, and with each new value of the page's. */
  begun: number;
}

/** What is wrong with the value, for ValidityState and for the text below the field. */
export type Fault =
  | { kind: 'missing' | 'bad' | 'barred' }
  | { kind: 'tooEarly' | 'tooLate'; bound: string };

/** What makes a field one of dates or of times. */
export interface FieldRules<Options extends FieldOptions> {
  /** The value as it is kept; empty where it is none. */
  sanitize(value: string, options: Options): string;
  /** Reads what was typed. */
  parse(text: string, options: Options, locale: string): Taken | undefined;
  fault(value: string, options: Options): Fault | undefined;
}

interface Taken {
  value: string;
  /** 1 where the carry of a time reached the next day. */
  dayOffset: number;
}

/** Tells the page of a change. */
export type Tell = (type: 'input' | 'change', dayOffset: number) => void;

export interface Field<Options extends FieldOptions = FieldOptions> {
  store: StoreApi<FieldState<Options>>;
  /** Takes a key stroke's text: the value follows as soon as it can be read. */
  type(text: string): void;
  /** Takes over what was typed. */
  commit(): void;
  /** Takes a choice of the popup. */
  choose(value: string, dayOffset?: number): void;
  /** Takes a value of the page's: no event. `again` where it is only read with other options. */
  give(value: string, again?: boolean): void;
  /** Opens the dialog, unless the field is disabled. */
  open(): void;
  /** Brings back what was there when the dialog opened, or what the page has given since. */
  cancel(): void;
  /** Forgets what was typed and that anybody was here. */
  forget(): void;
  fault(): Fault | undefined;
}

/** The state of one picker: what the page gave, what a person typed or chose. */
export function createField<Options extends FieldOptions>(
  options: Options,
  rules: FieldRules<Options>,
  tell: Tell,
): Field<Options> {
  const store = createStore<FieldState<Options>>(() => ({
    options,
    locale: DEFAULT_LOCALE,
    value: '',
    touched: false,
    barred: false,
    open: false,
    begun: 0,
  }));
  /** 1 where the value was carried to the next day. */
  let dayOffset = 0;
  /** What `change` told of last. */
  let told = '';
  let toldOffset = 0;
  /** From a key stroke until it is taken over. */
  let typing = false;
  /** What `cancel` brings back. */
  let before = '';
  let offsetBefore = 0;

  function begin() {
    const { value, begun } = store.getState();
    before = value;
    offsetBefore = dayOffset;
    store.setState({ begun: begun + 1 });
  }

  function set(value: string, typed: string | undefined) {
    const before = store.getState().value;
    store.setState({ value, typed });
    if (value !== before) tell('input', dayOffset);
  }

  function tellChange() {
    const { value } = store.getState();
    if (value !== told || dayOffset !== toldOffset) tell('change', dayOffset);
    told = value;
    toldOffset = dayOffset;
  }

  return {
    store,
    type(text) {
      typing = true;
      const { options, locale } = store.getState();
      const taken = rules.parse(text, options, locale);
      dayOffset = taken?.dayOffset ?? 0;
      set(taken?.value ?? '', text);
    },
    commit() {
      typing = false;
      const { typed, value } = store.getState();
      store.setState({ touched: true, typed: value || !typed?.trim() ? undefined : typed });
      tellChange();
    },
    choose(value, offset = 0) {
      typing = false;
      dayOffset = offset;
      store.setState({ touched: true });
      set(value, undefined);
      tellChange();
    },
    give(value, again) {
      const { options, value: present, touched, open } = store.getState();
      const given = rules.sanitize(value, options);
      // A page that holds the value gives it back at each key: the text stays as it is typed.
      if (typing && given === present) return;
      typing = false;
      if (given !== present) {
        told = given;
        dayOffset = 0;
        toldOffset = 0;
      }
      store.setState({ value: given, typed: undefined, touched: touched && given === present });
      // A page that gives back what it was just told begins nothing.
      if (open && !again && given !== present) begin();
    },
    open() {
      if (store.getState().barred) return;
      begin();
      store.setState({ open: true });
    },
    cancel() {
      const { options, value } = store.getState();
      const back = rules.sanitize(before, options);
      if (value !== back || dayOffset !== offsetBefore) this.choose(back, offsetBefore);
    },
    forget() {
      typing = false;
      store.setState({ typed: undefined, touched: false });
    },
    fault() {
      const { typed, value, options } = store.getState();
      if (typed?.trim() && !value) return { kind: 'bad' };
      if (!value) return options.required ? { kind: 'missing' } : undefined;
      return rules.fault(value, options);
    },
  };
}
