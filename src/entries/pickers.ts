/** Registers the date picker and the time picker. The loader imports it when a page contains one. */
import { defineElement } from './core';
import { BackofficeDatePicker, BackofficeTimePicker } from './pickersCore';

defineElement('backoffice-date-picker', BackofficeDatePicker);
defineElement('backoffice-time-picker', BackofficeTimePicker);

export * from './pickersCore';
