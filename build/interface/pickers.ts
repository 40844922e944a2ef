import type { AttributeRow, ElementName, EventRow, NamedRow, PropertyRow } from './row';

/** The elements that are form controls; docs/pickers.md has their tables. */
export const PICKERS = ['date-picker', 'time-picker'] as const satisfies ElementName[];

const DATE: readonly ElementName[] = ['date-picker'];
const TIME: readonly ElementName[] = ['time-picker'];

/** Attributes of the pickers. Defaults come from src/elements/pickers/pickerAttributes.ts. */
export const pickerAttributes: readonly AttributeRow[] = [
  { name: 'name', on: PICKERS, meaning: 'Name of the entry in the form.' },
  {
    name: 'value',
    on: DATE,
    meaning:
      'Initial value, restored by a reset: `YYYY-MM-DD`; with `range`, `YYYY-MM-DD/YYYY-MM-DD`.',
  },
  {
    name: 'value',
    on: TIME,
    meaning:
      'Initial value, restored by a reset: `HH:MM`, 00:00 to 23:59; with `seconds`, `HH:MM:SS`.',
  },
  {
    name: 'label',
    on: PICKERS,
    meaning: 'Label above the field. Without it, use a `<label>` of the page.',
  },
  { name: 'required', on: PICKERS, meaning: 'Boolean: the form requires a value.' },
  {
    name: 'disabled',
    on: PICKERS,
    meaning: 'Boolean: disables the field and leaves it out of the form.',
  },
  {
    name: 'min',
    on: PICKERS,
    meaning:
      'Earliest value, inclusive: `YYYY-MM-DD` or `HH:MM`. If it is after `max`, both bounds are ignored.',
  },
  { name: 'max', on: PICKERS, meaning: 'Latest value, inclusive.' },
  {
    name: 'language',
    on: PICKERS,
    meaning:
      '`en`, `cn`, `es`, `de`, `it`, `ru` or any language tag: dates and times follow the tag; texts do if the shell around it has a catalog for it. If empty, the language of the shell around it, otherwise of the cookie or the browser.',
  },
  { name: 'months', on: DATE, meaning: 'Months shown, `1` to `12`.' },
  { name: 'range', on: DATE, meaning: 'Boolean: selects two days, with a list of ranges.' },
  { name: 'no-week-numbers', on: DATE, meaning: 'Boolean: hides the week numbers.' },
  {
    name: 'accent',
    on: PICKERS,
    meaning:
      'Color of buttons, focus and selection: `green`, `blue`, `indigo`, `red`, `orange`, or `brand` for `--backoffice-accent`.',
  },
  { name: 'seconds', on: TIME, meaning: 'Boolean: shows seconds.' },
  { name: 'hour-step', on: TIME, meaning: 'Step of arrows and wheel in hours, `1` to `12`.' },
  {
    name: 'minute-step',
    on: TIME,
    meaning: 'Step of arrows and wheel in minutes, `1` to `59`.',
  },
  {
    name: 'second-step',
    on: TIME,
    meaning: 'Step of arrows and wheel in seconds, `1` to `59`.',
  },
  { name: 'no-meridian', on: TIME, meaning: 'Boolean: uses 24 hours instead of AM and PM.' },
];

/** Properties without an attribute, and methods. */
export const pickerProperties: readonly PropertyRow[] = [
  {
    name: 'presets',
    on: DATE,
    type: 'readonly DatePreset[] | null | undefined',
    meaning:
      'Your own list of ranges, `{label, value}[]`; `value` is `YYYY-MM-DD/YYYY-MM-DD`, or a function that returns one. `label` is a translation key or plain text. Custom Range stays the last entry; an empty list shows the calendar alone.',
  },
  {
    name: 'disabledDays',
    on: DATE,
    type: '((day: string) => boolean) | null | undefined',
    meaning:
      'Returns whether a day, `YYYY-MM-DD`, is disabled. It must not return a promise. While the dialog is open, it is called once for each day.',
  },
  {
    name: 'form',
    on: PICKERS,
    type: 'HTMLFormElement | null',
    readonly: true,
    meaning: 'The form that the element belongs to. Read-only.',
  },
  {
    name: 'validity',
    on: PICKERS,
    type: 'ValidityState',
    readonly: true,
    meaning:
      '`valueMissing`, `badInput` (the typed text is not a value), `rangeUnderflow`, `rangeOverflow`, `customError` (a disabled day, or a message of the page). Read-only.',
  },
  {
    name: 'validationMessage',
    on: PICKERS,
    type: 'string',
    readonly: true,
    meaning: 'Message for the user in the language of the picker; empty if valid. Read-only.',
  },
  {
    name: 'willValidate',
    on: PICKERS,
    type: 'boolean',
    readonly: true,
    meaning: 'False while the element is disabled. Read-only.',
  },
  {
    name: 'labels',
    on: PICKERS,
    type: 'NodeList',
    readonly: true,
    meaning: 'The `<label>` elements of the field. Read-only.',
  },
  {
    name: 'checkValidity()',
    on: PICKERS,
    type: '() => boolean',
    meaning: 'Returns whether the value is valid.',
  },
  {
    name: 'reportValidity()',
    on: PICKERS,
    type: '() => boolean',
    meaning: 'Returns whether the value is valid; if not, shows the message and focuses the field.',
  },
  {
    name: 'setCustomValidity(message)',
    on: PICKERS,
    type: '(message: string) => void',
    meaning:
      'Makes the field invalid with a message of the page, for example after an answer of the server. An empty text makes it valid again.',
  },
];

/** Events of the pickers: those of native controls. */
export const pickerEvents: readonly EventRow[] = [
  {
    name: 'input',
    on: PICKERS,
    detail: '',
    type: 'Event',
    meaning: 'The value has changed; fires while typing too. Bubbles and is composed.',
  },
  {
    name: 'change',
    on: DATE,
    detail: '',
    type: 'Event',
    meaning: 'A new value was committed by choosing, leaving the field or pressing Enter. Bubbles.',
  },
  {
    name: 'change',
    on: TIME,
    detail: '{dayOffset}',
    type: 'CustomEvent<{ dayOffset: 0 | 1 }>',
    meaning:
      'A new value was committed; `dayOffset` is 1 if typing 24 hours or 60 minutes or seconds, or a step past midnight, moved the time to the next day, else 0. Bubbles.',
  },
];

/** CSS parts of the pickers, for `::part()`. */
export const pickerParts: readonly NamedRow[] = [
  { names: ['label'], on: PICKERS, meaning: 'the label above the field' },
  { names: ['field'], on: PICKERS, meaning: 'the box with text field and button' },
  { names: ['problem'], on: PICKERS, meaning: 'the error message below the field' },
  { names: ['dialog'], on: PICKERS, meaning: 'the dialog' },
];
