// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import type { ACCENTS } from '../../store/pickers/accept';
import type { DatePreset } from '../../store/pickers/presets';

/** Properties of both pickers, each with an attribute. */
export interface PickerProperties {
  /** Name of the entry in the form. */
  name: string;
  /** Label above the field. Without it, use a `<label>` of the page. */
  label: string;
  /** Boolean: the form requires a value. */
  required: boolean;
  /** Boolean: disables the field and leaves it out of the form. */
  disabled: boolean;
  /**
   * Earliest value, inclusive: `YYYY-MM-DD` or `HH:MM`. If it is after `max`, both bounds are
   * ignored.
   */
  min: string;
  /** Latest value, inclusive. */
  max: string;
  /**
   * `en`, `cn`, `es`, `de`, `it`, `ru` or any language tag: dates and times follow the tag; texts
   * do if the shell around it has a catalog for it. If empty, the language of the shell around it,
   * otherwise of the cookie or the browser.
   */
  language: string;
  /**
   * Color of buttons, focus and selection: `green`, `blue`, `indigo`, `red`, `orange`, or `brand`
   * for `--backoffice-accent`.
   */
  accent: (typeof ACCENTS)[number];
}

/** Properties of `<backoffice-date-picker>`; the last two have no attribute. */
export interface DatePickerProperties extends PickerProperties {
  /** Months shown, `1` to `12`. */
  months: string;
  /** Boolean: selects two days, with a list of ranges. */
  range: boolean;
  /** Boolean: hides the week numbers. */
  noWeekNumbers: boolean;
  /**
   * Your own list of ranges, `{label, value}[]`; `value` is `YYYY-MM-DD/YYYY-MM-DD`, or a function
   * that returns one. `label` is a translation key or plain text. Custom Range stays the last
   * entry; an empty list shows the calendar alone.
   */
  presets: readonly DatePreset[] | null | undefined;
  /**
   * Returns whether a day, `YYYY-MM-DD`, is disabled. It must not return a promise. While the
   * dialog is open, it is called once for each day.
   */
  disabledDays: ((day: string) => boolean) | null | undefined;
}

/** Properties of `<backoffice-time-picker>`. */
export interface TimePickerProperties extends PickerProperties {
  /** Boolean: shows seconds. */
  seconds: boolean;
  /** Step of arrows and wheel in hours, `1` to `12`. */
  hourStep: string;
  /** Step of arrows and wheel in minutes, `1` to `59`. */
  minuteStep: string;
  /** Step of arrows and wheel in seconds, `1` to `59`. */
  secondStep: string;
  /** Boolean: uses 24 hours instead of AM and PM. */
  noMeridian: boolean;
}

/** Standard form-control API, backed by ElementInternals. */
export interface FormControl extends HTMLElement {
  /** The form that the element belongs to. Read-only. */
  readonly form: HTMLFormElement | null;
  /**
   * `valueMissing`, `badInput` (the typed text is not a value), `rangeUnderflow`, `rangeOverflow`,
   * `customError` (a disabled day, or a message of the page). Read-only.
   */
  readonly validity: ValidityState;
  /** Message for the user in the language of the picker; empty if valid. Read-only. */
  readonly validationMessage: string;
  /** False while the element is disabled. Read-only. */
  readonly willValidate: boolean;
  /** The `<label>` elements of the field. Read-only. */
  readonly labels: NodeList;
  /** Returns whether the value is valid. */
  checkValidity(): boolean;
  /** Returns whether the value is valid; if not, shows the message and focuses the field. */
  reportValidity(): boolean;
  /**
   * Makes the field invalid with a message of the page, for example after an answer of the server.
   * An empty text makes it valid again.
   */
  setCustomValidity(message: string): void;
}

/** Members of both pickers: a value and the standard form-control API. */
export interface PickerElement extends FormControl {
  /** Current value, empty if there is none: `YYYY-MM-DD`, a range `YYYY-MM-DD/YYYY-MM-DD`, or `HH:MM[:SS]`. */
  value: string;
}

/** The events of the time picker by name. */
interface TimePickerEventMap extends HTMLElementEventMap {
  /** The value has changed. `dayOffset` is 1 if the time has moved to the next day, else 0. */
  change: CustomEvent<{ dayOffset: 0 | 1 }>;
}

/** Signature of the time picker's `addEventListener` and `removeEventListener`. */
export type TimePickerListen = <Name extends keyof TimePickerEventMap>(
  type: Name,
  listener: (
    this: PickerElement & TimePickerProperties,
    event: TimePickerEventMap[Name],
  ) => unknown,
  options?: boolean | AddEventListenerOptions,
) => void;
