/** Registers the date and the time picker; the loader fetches it where one is on the page. */
import './core';

export { BackofficeDatePicker } from '../elements/backoffice-date-picker';
export { BackofficeTimePicker } from '../elements/backoffice-time-picker';
export type { PickerElement } from '../elements/elementTypes';
export type { DatePreset } from '../store/pickers/presets';
