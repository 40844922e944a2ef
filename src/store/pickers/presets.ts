import { MAX_TEXT_LENGTH } from '../../constants';
import { type DateRange, parseIsoRange } from './dateRange';
import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth } from './isoDate';
import { warnAboutInput } from './warnings';

const TAG = '<backoffice-date-picker>';

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

/** Maximum number of presets that the dialog shows, as in the popups of the shell. */
const MAX_PRESETS = 200;

/**
 * Validates the `presets` property. Returns undefined for null or an invalid list; warns about invalid
 * entries and drops them. Never throws.
 */
export function acceptPresets(input: unknown): DatePreset[] | undefined {
  if (input == null) return;
  try {
    if (Array.isArray(input)) {
      const { length } = input;
      if (length > MAX_PRESETS)
        warnAboutInput(`${TAG} presets has ${length} entries; the first ${MAX_PRESETS} are shown.`);
      return input.slice(0, MAX_PRESETS).flatMap((entry) => readPreset(entry) ?? []);
    }
  } catch {
    // A Proxy that is revoked, or throws.
  }
  warnAboutInput(`${TAG} presets is not an array of {label, value}; the defaults are shown.`);
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
  warnAboutInput(`${TAG} preset "${label}" has no value YYYY-MM-DD/YYYY-MM-DD.`);
}

function readPreset(input: unknown): DatePreset | undefined {
  try {
    const { label, value } = Object(input);
    if (typeof label === 'string' && /string|function/.test(typeof value))
      return { label: label.slice(0, MAX_TEXT_LENGTH), value };
  } catch {
    // A getter of the host page threw.
  }
  warnAboutInput(`${TAG} presets contains an entry without label and value.`);
}
