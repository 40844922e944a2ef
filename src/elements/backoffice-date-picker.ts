/**
 * `<backoffice-date-picker>`: a day, or with `range` two, in a field with a calendar.
 *
 * A form-associated element. Attributes: see `pickerAttributes.ts`. Properties without attribute:
 * `presets`, a list of `{label, value}`; `disabledDays`, a function of `YYYY-MM-DD`.
 * Value: `YYYY-MM-DD`, or `YYYY-MM-DD/YYYY-MM-DD`. Events: `input`, `change`.
 * Parts: `label`, `field`, `problem`, `dialog`.
 */
import { acceptDateOptions, type DateOptions, dateRules } from '../store/pickers/dateField';
import { DatePicker } from '../views/pickers/date/DatePicker';
import { defineElement } from './defineElement';
import type { DatePickerProperties } from './elementTypes';
import { createPickerClass } from './pickerElement';

export class BackofficeDatePicker extends createPickerClass<DateOptions, DatePickerProperties>({
  tag: 'backoffice-date-picker',
  View: DatePicker,
  rules: dateRules,
  accept: ({ text, flag, property }) =>
    acceptDateOptions({
      text,
      flag,
      presets: property('presets'),
      disabledDays: property('disabledDays'),
    }),
  properties: ['presets', 'disabledDays'],
}) {}

defineElement('backoffice-date-picker', BackofficeDatePicker);
