// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import { acceptTimeOptions, type TimeOptions, timeRules } from '../store/pickers/timeField';
import { TimePicker } from '../views/pickers/time/TimePicker';
import { createPickerClass } from './pickers/pickerElement';
import type { TimePickerListen, TimePickerProperties } from './pickers/pickerTypes';

/** Typed listeners of `<backoffice-time-picker>`. */
export interface BackofficeTimePicker {
  /** Adds a listener; `change` is a CustomEvent with the detail `{dayOffset}`. */
  addEventListener: TimePickerListen & HTMLElement['addEventListener'];
  /** Removes a listener. */
  removeEventListener: TimePickerListen & HTMLElement['removeEventListener'];
}

/**
 * `<backoffice-time-picker>`: A form field for a time of day.
 *
 * Attributes, each with a property of the same name in camel case: `name`, `value`, `label`,
 * `required`, `disabled`, `min`, `max`, `language`, `accent`, `seconds`, `hour-step`,
 * `minute-step`, `second-step`, `no-meridian`.
 *
 * @fires input - The value has changed; fires while typing too. Bubbles and is composed.
 * @fires change - A new value was committed; `dayOffset` is 1 if typing 24 hours or 60 minutes or
 * seconds, or a step past midnight, moved the time to the next day, else 0. Bubbles. Detail:
 * {dayOffset}.
 * @csspart label - the label above the field
 * @csspart field - the box with text field and button
 * @csspart problem - the error message below the field
 * @csspart dialog - the dialog
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface only narrows the types of two methods that the class inherits
export class BackofficeTimePicker extends createPickerClass<TimeOptions, TimePickerProperties>({
  tag: 'backoffice-time-picker',
  View: TimePicker,
  rules: timeRules,
  accept: acceptTimeOptions,
  createChangeEvent: (dayOffset) =>
    new CustomEvent('change', { detail: { dayOffset }, bubbles: true }),
}) {}
