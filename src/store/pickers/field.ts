import type { StoreApi } from 'zustand/vanilla';

/** Options that both pickers have. */
export interface FieldOptions {
  label: string;
  required: boolean;
  disabled: boolean;
  /** Bounds in the form of the value, both inclusive. */
  min?: string;
  max?: string;
}

/** State of a picker. */
export interface FieldState<Options extends FieldOptions = FieldOptions> {
  options: Options;
  locale: string;
  value: string;
  /** The text being typed. Undefined once committed, unless it could not be parsed. */
  typed?: string;
  /** True once the user has left the field or a form has validated it; faults are shown from then on. */
  touched: boolean;
  /** Message of the page (`setCustomValidity`), empty if it has none. */
  customError: string;
  /** Whether its own attribute or a fieldset disables it. */
  disabled: boolean;
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Incremented when the dialog opens or the page sets a value while it is open; used as a React key. 0 until
   * the dialog first opens.
   */
  dialogKey: number;
}

/** Reason why the value is invalid, for ValidityState and the message below the field. */
export type Fault =
  | { kind: 'missing' | 'bad' | 'disabled' }
  | { kind: 'custom'; message: string }
  | { kind: 'tooEarly' | 'tooLate'; bound: string };

/** The rules of dates or of times. */
export interface FieldRules<Options extends FieldOptions> {
  /** Returns a valid value as the field writes it, with or without seconds; an empty string for any other. */
  sanitize(value: string, options: Options): string;
  /** Parses typed text; undefined if it is invalid. */
  parse(text: string, options: Options, locale: string): ParsedValue | undefined;
  /** Returns the fault of a well-formed value, if any. */
  fault(value: string, options: Options): Fault | undefined;
}

interface ParsedValue {
  value: string;
  /** 1 when the carry of a time reached the next day, else 0. */
  dayOffset: number;
}

/**
 * Called when a user changes the value: `input` with each change, `change` when it is committed.
 */
export type OnFieldEvent = (type: 'input' | 'change', dayOffset: number) => void;

/** A picker's state and actions. */
export interface Field<Options extends FieldOptions = FieldOptions> {
  store: StoreApi<FieldState<Options>>;
  /** Sets the text being typed; the value follows as soon as the text can be parsed. */
  type(text: string): void;
  /** Commits what was typed. */
  commit(): void;
  /** Sets a value chosen in the dialog. */
  choose(value: string, dayOffset?: number): void;
  /**
   * Sets a value of the page, without an event. An open dialog starts again with it. Returns false if it is the
   * committed value and the user is typing another one, which stays.
   */
  assign(value: string): boolean;
  /** Validates a value again after the options have changed; an open dialog stays as it is. */
  revalidate(value: string): void;
  /** Makes the field invalid with a message of the page. An empty one makes it valid again. */
  setCustomError(message: string): void;
  /** Opens the dialog, unless the field is disabled. */
  open(): void;
  /** Closes the dialog; the value stays. */
  close(): void;
  /** Enables or disables the field. A disabled one has no open dialog. */
  setDisabled(disabled: boolean): void;
  /** Restores the value the dialog opened with, or the one the page has set since. */
  cancel(): void;
  /** Resets the text being typed and `touched`. */
  reset(): void;
  /** Returns the fault of the value or the text, if any. */
  fault(): Fault | undefined;
}
