import { type DateRange, parseIsoRange } from './dateRange';
import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth } from './isoDate';
import { warnAboutInput } from './warnings';

/** A named range of the date picker. */
export interface DatePreset {
  /** Translation key or plain text. */
  label: string;
  /** `YYYY-MM-DD/YYYY-MM-DD`, or a function that returns it when the dialog opens. */
  value: string | (() => string);
}

/** The built-in presets, as functions of today. */
export const PRESETS = {
  today: (day) => ({ from: day, to: day }),
  yesterday: (day) => ({ from: addDays(day, -1), to: addDays(day, -1) }),
  last7: (day) => ({ from: addDays(day, -6), to: day }),
  last30: (day) => ({ from: addDays(day, -29), to: day }),
  thisMonth: (day) => ({ from: startOfMonth(day), to: endOfMonth(day) }),
  lastMonth: (day) => ({ from: addMonths(day, -1), to: endOfMonth(addMonths(day, -1)) }),
} satisfies Record<string, (today: IsoDate) => DateRange>;

/** Name of a built-in preset. */
export type PresetName = keyof typeof PRESETS;

/**
 * Validates the `presets` property. Returns undefined for null or an invalid list; warns about invalid
 * entries and drops them.
 */
export function acceptPresets(input: unknown): DatePreset[] | undefined {
  if (input == null) return;
  if (Array.isArray(input)) return input.filter(isPreset);
  warnAboutInput(
    '<backoffice-date-picker> presets is not an array of {label, value}; the defaults are shown.',
  );
}

/** Returns the range of a preset; warns and returns undefined when it has none. */
export function rangeOf({ label, value }: DatePreset): DateRange | undefined {
  try {
    const range = parseIsoRange(typeof value === 'function' ? value() : value);
    if (range) return range;
  } catch (error) {
    // The integrator's function failed; the calendar works without this preset.
    console.warn(error);
  }
  warnAboutInput(`<backoffice-date-picker> preset "${label}" has no value YYYY-MM-DD/YYYY-MM-DD.`);
}

function isPreset(input: unknown): input is DatePreset {
  const { label, value } = (input ?? {}) as Partial<DatePreset>;
  const valid = typeof label === 'string' && ['string', 'function'].includes(typeof value);
  if (!valid)
    warnAboutInput('<backoffice-date-picker> presets contains an entry without label and value.');
  return valid;
}
