import type { AttributeRow, ElementName, EventRow, NamedRow, PropertyRow } from './row';

/** The elements that are form controls; docs/pickers.md has their tables. */
export const PICKERS = ['date-picker', 'time-picker'] as const satisfies ElementName[];

const DATE: readonly ElementName[] = ['date-picker'];
const TIME: readonly ElementName[] = ['time-picker'];

/** Their attributes; defaults are the code's own (src/elements/pickerAttributes.ts). */
export const pickerAttributes: readonly AttributeRow[] = [
  { name: 'name', on: PICKERS, meaning: 'Name of the entry in the form.' },
  {
    name: 'value',
    on: DATE,
    meaning:
      'The value at first, and after a reset: `YYYY-MM-DD`, with `range` `YYYY-MM-DD/YYYY-MM-DD` as one entry.',
  },
  {
    name: 'value',
    on: TIME,
    meaning: 'The value at first, and after a reset: `HH:MM`, with `seconds` `HH:MM:SS`, 24 hours.',
  },
  {
    name: 'label',
    on: PICKERS,
    meaning: 'Shown above the field. Without it a `<label>` of the page names the field.',
  },
  { name: 'required', on: PICKERS, meaning: 'Boolean: the form asks for a value.' },
  { name: 'disabled', on: PICKERS, meaning: 'Boolean: takes no part in the form.' },
  {
    name: 'min',
    on: PICKERS,
    meaning:
      'Earliest value, included: `YYYY-MM-DD`, or `HH:MM`. Neither bound counts where it lies after `max`.',
  },
  { name: 'max', on: PICKERS, meaning: 'Latest value, included.' },
  {
    name: 'language',
    on: PICKERS,
    meaning:
      "`en`, `cn`, `es`, `de`, `it` or `ru`; else that of the shell around it, the cookie's, the browser's.",
  },
  { name: 'months', on: DATE, meaning: 'Months shown, `1` to `12`.' },
  { name: 'range', on: DATE, meaning: 'Boolean: two days, with a list of ranges.' },
  { name: 'no-week-numbers', on: DATE, meaning: 'Boolean: leaves the week numbers out.' },
  {
    name: 'accent',
    on: DATE,
    meaning: 'Colour of what is chosen: `green`, `blue`, `indigo`, `red` or `orange`.',
  },
  { name: 'seconds', on: TIME, meaning: 'Boolean: seconds as well.' },
  { name: 'hour-step', on: TIME, meaning: 'Hours that an arrow or the wheel goes, `1` to `12`.' },
  {
    name: 'minute-step',
    on: TIME,
    meaning: 'Minutes that an arrow or the wheel goes, `1` to `59`.',
  },
  {
    name: 'second-step',
    on: TIME,
    meaning: 'Seconds that an arrow or the wheel goes, `1` to `59`.',
  },
  { name: 'no-meridian', on: TIME, meaning: 'Boolean: 24 hours instead of AM and PM.' },
];

/** Their properties without an attribute, and methods. */
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
    meaning: 'Says of a day, `YYYY-MM-DD`, whether it cannot be chosen.',
  },
  {
    name: 'form',
    on: PICKERS,
    type: 'HTMLFormElement | null',
    readonly: true,
    meaning: 'The form it belongs to. Read-only.',
  },
  {
    name: 'validity',
    on: PICKERS,
    type: 'ValidityState',
    readonly: true,
    meaning:
      '`valueMissing`, `badInput` (what was typed is no value), `rangeUnderflow`, `rangeOverflow`, `customError` (a disabled day). Read-only.',
  },
  {
    name: 'validationMessage',
    on: PICKERS,
    type: 'string',
    readonly: true,
    meaning: 'What is wrong, and what is accepted, in the language of the picker. Read-only.',
  },
  {
    name: 'willValidate',
    on: PICKERS,
    type: 'boolean',
    readonly: true,
    meaning: 'False while it is disabled. Read-only.',
  },
  {
    name: 'labels',
    on: PICKERS,
    type: 'NodeList',
    readonly: true,
    meaning: 'The `<label>` elements that belong to it. Read-only.',
  },
  {
    name: 'checkValidity()',
    on: PICKERS,
    type: '() => boolean',
    meaning: 'Whether the value is good.',
  },
  {
    name: 'reportValidity()',
    on: PICKERS,
    type: '() => boolean',
    meaning: 'The same; what is wrong is shown, and the field gets the focus.',
  },
];

/** Their events: those of native controls. */
export const pickerEvents: readonly EventRow[] = [
  {
    name: 'input',
    on: PICKERS,
    detail: '',
    type: 'Event',
    meaning: 'The value is another one, while it is typed too. Bubbles and crosses shadow roots.',
  },
  {
    name: 'change',
    on: DATE,
    detail: '',
    type: 'Event',
    meaning:
      'A new value was taken over: chosen, or the field was left, or Enter pressed. Bubbles.',
  },
  {
    name: 'change',
    on: TIME,
    detail: '{dayOffset}',
    type: 'CustomEvent<{ dayOffset: 0 | 1 }>',
    meaning:
      'A new value was taken over; `dayOffset` is 1 where 24 or 60 was carried to the next day, else 0. Bubbles.',
  },
];

/** Their parts, for `::part()`. */
export const pickerParts: readonly NamedRow[] = [
  { names: ['label'], on: PICKERS, meaning: 'the label above the field' },
  { names: ['field'], on: PICKERS, meaning: 'the box with text field and button' },
  { names: ['problem'], on: PICKERS, meaning: 'what is wrong, below the field' },
  { names: ['dialog'], on: PICKERS, meaning: 'what opens' },
];
