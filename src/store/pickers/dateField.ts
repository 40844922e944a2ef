import { warnOnce } from '../browser/warnOnce';
import { acceptAccent, acceptBounds, acceptNumber, acceptText } from './accept';
import { parseIsoRange, parseRange, toIsoRange } from './dateRange';
import { parseDate } from './dateText';
import type { FieldOptions, FieldRules } from './field';
import { type IsoDate, isIsoDate } from './isoDate';
import { acceptPresets, type DatePreset } from './presets';
import { warnAboutInput } from './warnings';

const TAG = 'backoffice-date-picker';

/** Largest number of months shown side by side. */
const MAX_MONTHS = 12;

/** Options of a date picker. */
export interface DateOptions extends FieldOptions {
  range: boolean;
  months: number;
  weekNumbers: boolean;
  accent: string;
  presets?: DatePreset[];
  /** Whether the integrator's `disabledDays` disables a day. */
  isDisabled(day: IsoDate): boolean;
}

/** Attributes and properties of the element. */
export interface DateInput {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
  presets?: unknown;
  disabledDays?: unknown;
}

/** Validates attributes and properties. Invalid values warn once and fall back to their default. */
export function acceptDateOptions({ text, flag, presets, disabledDays }: DateInput): DateOptions {
  const bound = (name: string) =>
    acceptText(text(name), isIsoDate, `<${TAG}> ${name}`, 'YYYY-MM-DD');
  const months = acceptNumber(text('months'), 1, [1, MAX_MONTHS], `<${TAG}> months`);
  return {
    label: text('label') ?? '',
    required: flag('required'),
    disabled: flag('disabled'),
    range: flag('range'),
    months,
    weekNumbers: !flag('no-week-numbers'),
    accent: acceptAccent(text('accent'), TAG),
    presets: acceptPresets(presets),
    isDisabled: toPredicate(disabledDays),
    ...acceptBounds(text, bound, TAG),
  };
}

/** Rules of a field of one day or, with `range`, of a range. */
export const dateRules: FieldRules<DateOptions> = {
  sanitize(value, { range }) {
    const isValid = range ? (text: string) => parseIsoRange(text) !== undefined : isIsoDate;
    const accepted = range ? 'YYYY-MM-DD/YYYY-MM-DD' : 'YYYY-MM-DD';
    return acceptText(value, isValid, `<${TAG}> value`, accepted) ?? '';
  },
  parse(text, { range }, locale) {
    if (!range) {
      const value = parseDate(text, locale);
      return value ? { value, dayOffset: 0 } : undefined;
    }
    const found = parseRange(text, locale);
    return found ? { value: toIsoRange(found), dayOffset: 0 } : undefined;
  },
  fault(value, { min, max, isDisabled }) {
    const [from = '', to = from] = value.split('/');
    if (min && from < min) return { kind: 'tooEarly', bound: min };
    if (max && to > max) return { kind: 'tooLate', bound: max };
    const disabled = isDisabled(from) || (to !== from && isDisabled(to));
    return disabled ? { kind: 'disabled' } : undefined;
  },
};

/** Returns whether a day is within the bounds and not disabled. */
export function isSelectable(day: IsoDate, options: DateOptions): boolean {
  return !dateRules.fault(day, options);
}

function toPredicate(input: unknown): (day: IsoDate) => boolean {
  if (input == null) return () => false;
  if (typeof input !== 'function') {
    warnAboutInput(`<${TAG}> disabledDays is not a function; no day is disabled.`);
    return () => false;
  }
  return (day) => {
    try {
      const answer: unknown = input(day);
      if (typeof Object(answer).then !== 'function') return Boolean(answer);
      warnOnce(`<${TAG}> disabledDays returned a promise; no day is disabled.`);
    } catch (error) {
      // The integrator's function failed; the calendar works without it.
      warnOnce(`<${TAG}> disabledDays failed: ${(error as Error)?.message}`);
    }
    return false;
  };
}
