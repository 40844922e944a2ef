import type { Translate } from '../../locales/i18n';
import type { DateOptions } from '../../store/pickers/dateField';
import { dateFormat, formatDate } from '../../store/pickers/dateText';
import type { Fault, FieldOptions, FieldState } from '../../store/pickers/field';
import { today } from '../../store/pickers/isoDate';
import type { TimeOptions } from '../../store/pickers/timeField';
import { parseIsoTime } from '../../store/pickers/timeOfDay';
import { formatTime } from '../../store/pickers/timeText';

/** A fault that the picker has found itself. */
type OwnFault = Exclude<Fault, { kind: 'custom' }>;

/** The `ValidityState` flag of each fault. */
export const FLAGS = {
  missing: 'valueMissing',
  bad: 'badInput',
  tooEarly: 'rangeUnderflow',
  tooLate: 'rangeOverflow',
  disabled: 'customError',
  custom: 'customError',
} as const satisfies Record<Fault['kind'], keyof ValidityStateFlags>;

/** Returns the message of a fault, with the accepted format or bound. */
export function faultText(
  i18n: Translate,
  tag: string,
  { options, locale }: FieldState,
  fault: Fault,
): string {
  if (fault.kind === 'custom') return fault.message;
  return tag === 'backoffice-time-picker'
    ? timeText(i18n, options as TimeOptions, locale, fault)
    : dateText(i18n, options as DateOptions, locale, fault);
}

function dateText(
  i18n: Translate,
  { range }: DateOptions,
  locale: string,
  fault: OwnFault,
): string {
  const format = dateFormat(i18n._('picker.dateFormat'), locale);
  const example = formatDate(today(), locale);
  switch (fault.kind) {
    case 'missing':
      return range ? i18n._('picker.missingRange') : i18n._('picker.missingDate');
    case 'bad':
      return range
        ? i18n._('picker.badRange', { format })
        : i18n._('picker.badDate', { format, example });
    case 'disabled':
      return i18n._('picker.barred');
    default:
      return boundText(i18n, fault, formatDate(fault.bound, locale));
  }
}

function timeText(i18n: Translate, options: TimeOptions, locale: string, fault: OwnFault): string {
  const write = (value: string) =>
    formatTime(parseIsoTime(value) ?? { hour: 0, minute: 0, second: 0 }, { ...options, locale });
  switch (fault.kind) {
    case 'tooEarly':
    case 'tooLate':
      return boundText(i18n, fault, write(fault.bound));
    case 'missing':
      return i18n._('picker.missingTime');
    default: {
      const example = write('14:30:00');
      return options.meridian
        ? i18n._('picker.badTime12', { example })
        : i18n._('picker.badTime24', { example });
    }
  }
}

function boundText(i18n: Translate, { kind }: OwnFault, bound: string): string {
  return kind === 'tooEarly'
    ? i18n._('picker.tooEarly', { bound })
    : i18n._('picker.tooLate', { bound });
}

/** Returns the message of a fault once the field has been touched. */
export function shownFault<Options extends FieldOptions>(
  i18n: Translate,
  tag: string,
  state: FieldState<Options>,
  fault: Fault | undefined,
): string | undefined {
  return fault && state.touched ? faultText(i18n, tag, state, fault) : undefined;
}
