import { warnOnce } from '../element/warnOnce';
import { acceptBounds, acceptNumber, acceptText } from './accept';
import { parseRange, readRange, writeRange } from './dateRange';
import { parseDate } from './dateText';
import type { FieldOptions, FieldRules } from './field';
import { type IsoDate, isIsoDate } from './isoDate';
import { acceptPresets, type DatePreset } from './presets';

const TAG = 'backoffice-date-picker';

/** Looks of the calendar; the first is the default (§9). */
export const ACCENTS = ['green', 'blue', 'indigo', 'red', 'orange'] as const;

/** More months than these are not shown at a time. */
const MOST_MONTHS = 12;

export interface DateOptions extends FieldOptions {
  range: boolean;
  months: number;
  weekNumbers: boolean;
  accent: string;
  presets?: DatePreset[];
  /** Days that cannot be chosen, by a function of the integrator's. */
  isDisabled(day: IsoDate): boolean;
}

/** What the element was given, by attribute name; properties by theirs. */
export interface DateGiven {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
  presets?: unknown;
  disabledDays?: unknown;
}

/** Takes what is good of it; what is not warns once and is its default. */
export function acceptDateOptions({ text, flag, presets, disabledDays }: DateGiven): DateOptions {
  const bound = (name: string) =>
    acceptText(text(name), isIsoDate, `<${TAG}> ${name}`, 'YYYY-MM-DD');
  const months = acceptNumber(text('months'), 1, [1, MOST_MONTHS], `<${TAG}> months`);
  const isAccent = (name: string) => (ACCENTS as readonly string[]).includes(name);
  const accent = acceptText(text('accent'), isAccent, `<${TAG}> accent`, ACCENTS.join(', '));
  return {
    label: text('label') ?? '',
    required: flag('required'),
    disabled: flag('disabled'),
    range: flag('range'),
    months,
    weekNumbers: !flag('no-week-numbers'),
    accent: accent ?? ACCENTS[0],
    presets: acceptPresets(presets),
    isDisabled: askFunction(disabledDays),
    ...acceptBounds(text, bound, TAG),
  };
}

/** Fields of one day, or of two with `range`. */
export const dateRules: FieldRules<DateOptions> = {
  sanitize(value, { range }) {
    const isOne = range ? (text: string) => readRange(text) !== undefined : isIsoDate;
    const accepted = range ? 'YYYY-MM-DD/YYYY-MM-DD' : 'YYYY-MM-DD';
    return acceptText(value, isOne, `<${TAG}> value`, accepted) ?? '';
  },
  parse(text, { range }, locale) {
    if (!range) {
      const value = parseDate(text, locale);
      return value ? { value, dayOffset: 0 } : undefined;
    }
    const found = parseRange(text, locale);
    return found ? { value: writeRange(found), dayOffset: 0 } : undefined;
  },
  fault(value, { min, max, isDisabled }) {
    const [from = '', to = from] = value.split('/');
    if (min && from < min) return { kind: 'tooEarly', bound: min };
    if (max && to > max) return { kind: 'tooLate', bound: max };
    return isDisabled(from) || isDisabled(to) ? { kind: 'barred' } : undefined;
  },
};

/** Whether a day lies within the bounds and is not disabled. */
export function isFree(day: IsoDate, options: DateOptions): boolean {
  return !dateRules.fault(day, options);
}

function askFunction(given: unknown): (day: IsoDate) => boolean {
  if (given == null) return () => false;
  if (typeof given !== 'function') {
    warnOnce(`<${TAG}> disabledDays is no function; no day is disabled.`);
    return () => false;
  }
  return (day) => {
    try {
      return Boolean(given(day));
    } catch (error) {
      // A function of the integrator's: the calendar stays usable without it.
      warnOnce(`<${TAG}> disabledDays failed for ${day}: ${(error as Error)?.message}`);
      return false;
    }
  };
}
