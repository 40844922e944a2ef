import type { Attributes } from '../attributeProperties';

const everywhere: Attributes = {
  name: '',
  value: '',
  label: '',
  required: false,
  disabled: false,
  min: '',
  max: '',
  language: '',
  accent: 'green',
};

/** The attributes of the pickers with their defaults; docs/pickers.md says what they mean. */
export const PICKER_ATTRIBUTES = {
  'backoffice-date-picker': {
    ...everywhere,
    months: '1',
    range: false,
    'no-week-numbers': false,
  },
  'backoffice-time-picker': {
    ...everywhere,
    seconds: false,
    'hour-step': '1',
    'minute-step': '5',
    'second-step': '10',
    'no-meridian': false,
  },
} satisfies Record<string, Attributes>;

/** Tag of a picker. */
export type PickerTag = keyof typeof PICKER_ATTRIBUTES;
