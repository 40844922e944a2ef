import { acceptAccent, acceptBounds, acceptNumber, acceptText } from './accept';
import type { FieldOptions, FieldRules } from './field';
import { parseIsoTime, secondsOf, step, type Time, toIsoTime, type Unit } from './timeOfDay';
import { parseTime } from './timeText';

const TAG = 'backoffice-time-picker';

/** Default steps of the arrows. */
const STEPS: Record<Unit, number> = { hour: 1, minute: 5, second: 10 };

/** Options of a time picker. */
export interface TimeOptions extends FieldOptions {
  seconds: boolean;
  /** 12-hour display, on by default. */
  meridian: boolean;
  steps: Record<Unit, number>;
  accent: string;
}

/** Attributes of the element. */
export interface TimeInput {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
}

/** Validates attributes. Invalid values warn once and fall back to their default. */
export function acceptTimeOptions({ text, flag }: TimeInput): TimeOptions {
  const bound = (name: string) => {
    const isValid = (value: string) => parseIsoTime(value) !== undefined;
    const accepted = acceptText(text(name), isValid, `<${TAG}> ${name}`, 'HH:MM, HH:MM:SS');
    const time = parseIsoTime(accepted ?? '');
    return time && toIsoTime(flag('seconds') ? time : wholeMinute(time, name === 'min'), true);
  };
  const stepOf = (unit: Unit, most: number) =>
    acceptNumber(text(`${unit}-step`), STEPS[unit], [1, most], `<${TAG}> ${unit}-step`);
  return {
    label: text('label') ?? '',
    required: flag('required'),
    disabled: flag('disabled'),
    seconds: flag('seconds'),
    meridian: !flag('no-meridian'),
    accent: acceptAccent(text('accent'), TAG),
    steps: { hour: stepOf('hour', 12), minute: stepOf('minute', 59), second: stepOf('second', 59) },
    ...acceptBounds(text, bound, TAG),
  };
}

/** Returns the first minute from a time on, or the last one until it. */
function wholeMinute(time: Time, isMin: boolean): Time {
  if (!isMin || time.second === 0) return { ...time, second: 0 };
  const next = step(time, 'second', 60 - time.second);
  // No minute is left on this day.
  return next.dayOffset ? time : next.time;
}

/** Rules of a field of a time of day. */
export const timeRules: FieldRules<TimeOptions> = {
  sanitize(value, { seconds }) {
    const isValid = (text: string) => parseIsoTime(text) !== undefined;
    const accepted = acceptText(value, isValid, `<${TAG}> value`, 'HH:MM, HH:MM:SS');
    const time = parseIsoTime(accepted ?? '');
    return time ? toIsoTime(time, seconds) : '';
  },
  parse(text, { seconds, meridian }, locale) {
    const parsed = parseTime(text, { seconds, meridian, locale });
    return parsed && { value: toIsoTime(parsed.time, seconds), dayOffset: parsed.dayOffset };
  },
  fault(value, { min, max }) {
    const at = secondsOfText(value);
    if (min && at < secondsOfText(min)) return { kind: 'tooEarly', bound: min };
    if (max && at > secondsOfText(max)) return { kind: 'tooLate', bound: max };
  },
};

function secondsOfText(value: string): number {
  const time = parseIsoTime(value);
  return time ? secondsOf(time) : 0;
}
