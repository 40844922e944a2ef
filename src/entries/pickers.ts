/** Registers the date picker and the time picker. The loader imports it when a page contains one. */
import './core';
import { BackofficeDatePicker } from '../elements/backoffice-date-picker';
import { BackofficeTimePicker } from '../elements/backoffice-time-picker';
import { defineElement } from '../elements/defineElement';

defineElement('backoffice-date-picker', BackofficeDatePicker);
defineElement('backoffice-time-picker', BackofficeTimePicker);

export type { PickerElement } from '../elements/pickers/pickerTypes';
export type { DatePreset } from '../store/pickers/presets';
export { BackofficeDatePicker, BackofficeTimePicker };
