// `npm run reference` writes docstrings of this file from build/interface: edit them there.
import { acceptDateOptions, type DateOptions, dateRules } from '../store/pickers/dateField';
import { DatePicker } from '../views/pickers/date/DatePicker';
import { createPickerClass } from './pickers/pickerElement';
import type { DatePickerProperties } from './pickers/pickerTypes';

/**
 * `<backoffice-date-picker>`: A form field for a day, or with `range` for two, with a calendar.
 *
 * Attributes, each with a property of the same name in camel case: `name`, `value`, `label`,
 * `required`, `disabled`, `min`, `max`, `language`, `months`, `range`, `no-week-numbers`, `accent`.
 *
 * @fires input - The value has changed; fires while typing too. Bubbles and is composed.
 * @fires change - A new value was committed by choosing, leaving the field or pressing Enter.
 * Bubbles.
 * @csspart label - the label above the field
 * @csspart field - the box with text field and button
 * @csspart problem - the error message below the field
 * @csspart dialog - the dialog
 */
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
