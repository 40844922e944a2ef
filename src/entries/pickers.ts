/** Registers the date picker and the time picker. The loader imports it when a page contains one. */
import './core';

export { BackofficeDatePicker } from '../elements/backoffice-date-picker';
export { BackofficeTimePicker } from '../elements/backoffice-time-picker';
export type { PickerElement } from '../elements/pickers/pickerTypes';
export type { DatePreset } from '../store/pickers/presets';
