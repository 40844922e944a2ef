/** The modules that the pickers and their dialogs need: the build keeps them in one chunk. Registers nothing. */
import './core';

export { BackofficeDatePicker } from '../elements/backoffice-date-picker';
export { BackofficeTimePicker } from '../elements/backoffice-time-picker';
export type { PickerElement } from '../elements/pickers/pickerTypes';
export type { DatePreset } from '../store/pickers/presets';
