import { acceptBounds, acceptNumber, acceptText } from './accept';
import type { FieldOptions, FieldRules } from './field';
import { readTime, secondsOf, type Unit, writeTime } from './timeOfDay';
import { parseTime } from './timeText';

const TAG = 'backoffice-time-picker';

/** How far an arrow goes (§9). */
const STEPS: Record<Unit, number> = { hour: 1, minute: 5, second: 10 };

export interface TimeOptions extends FieldOptions {
  seconds: boolean;
  /** 12-hour display, on by default (§9). */
  meridian: boolean;
  steps: Record<Unit, number>;
}

/** What the element was given, by attribute name. */
export interface TimeGiven {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
}

/** Takes what is good of it; what is not warns once and is its default. */
export function acceptTimeOptions({ text, flag }: TimeGiven): TimeOptions {
  const bound = (name: string) => {
    const isOne = (value: string) => readTime(value) !== undefined;
    const given = acceptText(text(name), isOne, `<${TAG}> ${name}`, 'HH:MM, HH:MM:SS');
    const time = readTime(given ?? '');
    return time && writeTime(time, true);
  };
  const stepOf = (unit: Unit, most: number) =>
    acceptNumber(text(`${unit}-step`), STEPS[unit], [1, most], `<${TAG}> ${unit}-step`);
  return {
    label: text('label') ?? '',
    required: flag('required'),
    disabled: flag('disabled'),
    seconds: flag('seconds'),
    meridian: !flag('no-meridian'),
    steps: { hour: stepOf('hour', 12), minute: stepOf('minute', 59), second: stepOf('second', 59) },
    ...acceptBounds(text, bound, TAG),
  };
}

/** Fields of a time of day. */
export const timeRules: FieldRules<TimeOptions> = {
  sanitize(value, { seconds }) {
    const isOne = (text: string) => readTime(text) !== undefined;
    const given = acceptText(value, isOne, `<${TAG}> value`, 'HH:MM, HH:MM:SS');
    const time = readTime(given ?? '');
    return time ? writeTime(time, seconds) : '';
  },
  parse(text, { seconds, meridian }, locale) {
    const taken = parseTime(text, { seconds, meridian, locale });
    return taken && { value: writeTime(taken.time, seconds), dayOffset: taken.dayOffset };
  },
  fault(value, { min, max }) {
    const at = secondsOfText(value);
    if (min && at < secondsOfText(min)) return { kind: 'tooEarly', bound: min };
    if (max && at > secondsOfText(max)) return { kind: 'tooLate', bound: max };
  },
};

function secondsOfText(value: string): number {
  const time = readTime(value);
  return time ? secondsOf(time) : 0;
}
