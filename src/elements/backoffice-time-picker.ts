/**
 * `<backoffice-time-picker>`: a time of day in a field with hour, minute and, with `seconds`, second.
 *
 * A form-associated element. Attributes: see `pickerAttributes.ts`.
 * Value: `HH:MM`, or `HH:MM:SS`, 24 hours. Events: `input`; `change`, whose detail `{dayOffset}` is 1
 * where the carry of 24 or 60 reached the next day. Parts: `label`, `field`, `problem`, `dialog`.
 */
import { acceptTimeOptions, type TimeOptions, timeRules } from '../store/pickers/timeField';
import { TimePicker } from '../views/pickers/time/TimePicker';
import { defineElement } from './defineElement';
import type { TimePickerProperties } from './elementTypes';
import { createPickerClass } from './pickerElement';

/** The events of the time picker by name. */
interface TimePickerEventMap extends HTMLElementEventMap {
  change: CustomEvent<{ dayOffset: 0 | 1 }>;
}

/** What listeners may be added and removed with. */
type Listen = <Name extends keyof TimePickerEventMap>(
  type: Name,
  listener: (this: BackofficeTimePicker, event: TimePickerEventMap[Name]) => unknown,
  options?: boolean | AddEventListenerOptions,
) => void;

export interface BackofficeTimePicker {
  addEventListener: Listen & HTMLElement['addEventListener'];
  removeEventListener: Listen & HTMLElement['removeEventListener'];
}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: it only types two methods that every HTMLElement has
export class BackofficeTimePicker extends createPickerClass<TimeOptions, TimePickerProperties>({
  tag: 'backoffice-time-picker',
  View: TimePicker,
  rules: timeRules,
  accept: acceptTimeOptions,
  changed: (dayOffset) => new CustomEvent('change', { detail: { dayOffset }, bubbles: true }),
}) {}

defineElement('backoffice-time-picker', BackofficeTimePicker);
