import { warnOnce } from '../element/warnOnce';
import { type DateRange, readRange, writeRange } from './dateRange';
import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth } from './isoDate';

/** A named range: `value` is `YYYY-MM-DD/YYYY-MM-DD`, or a function that returns one when asked. */
export interface DatePreset {
  /** Translation key or plain text. */
  label: string;
  /** `YYYY-MM-DD/YYYY-MM-DD`, or a function that returns it. */
  value: string | (() => string);
}

/** Ranges that end today or lie in its month and the one before. */
export const PRESETS = {
  today: (day) => ({ from: day, to: day }),
  yesterday: (day) => ({ from: addDays(day, -1), to: addDays(day, -1) }),
  last7: (day) => ({ from: addDays(day, -6), to: day }),
  last30: (day) => ({ from: addDays(day, -29), to: day }),
  thisMonth: (day) => ({ from: startOfMonth(day), to: endOfMonth(day) }),
  lastMonth: (day) => ({ from: addMonths(day, -1), to: endOfMonth(addMonths(day, -1)) }),
} satisfies Record<string, (today: IsoDate) => DateRange>;

export type PresetName = keyof typeof PRESETS;

/** An integrator's own presets; undefined for the built-in ones. What is none is left out with a warning. */
export function acceptPresets(given: unknown): DatePreset[] | undefined {
  if (given == null) return;
  if (Array.isArray(given)) return given.filter(isPreset);
  warnOnce(
    '<backoffice-date-picker> presets is no list of {label, value}; the defaults are shown.',
  );
}

/** The range of a preset at this moment, undefined where it gives none. */
export function rangeOf({ label, value }: DatePreset): DateRange | undefined {
  try {
    const range = readRange(typeof value === 'function' ? value() : value);
    if (range) return { ...range };
  } catch (error) {
    // A function of the integrator's: the calendar stays usable without it.
    console.warn(error);
  }
  warnOnce(`<backoffice-date-picker> preset "${label}" has no value YYYY-MM-DD/YYYY-MM-DD.`);
}

/** Whether the preset is what is chosen. */
export function isChosen(range: DateRange | undefined, value: string): boolean {
  return range !== undefined && writeRange(range) === value;
}

function isPreset(given: unknown): given is DatePreset {
  const { label, value } = (given ?? {}) as Partial<DatePreset>;
  const taken = typeof label === 'string' && ['string', 'function'].includes(typeof value);
  if (!taken) warnOnce('<backoffice-date-picker> presets holds an entry without label and value.');
  return taken;
}
