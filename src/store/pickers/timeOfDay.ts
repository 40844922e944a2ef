/** A time of day: hours from 0 to 23. */
export interface Time {
  hour: number;
  minute: number;
  second: number;
}

/** A time with its day: 1 when the carry reached the next day, -1 for the day before, else 0. */
export interface TimeAndDay {
  time: Time;
  dayOffset: number;
}

/** A unit of a time. */
export type Unit = keyof Time;

const DAY = 24 * 60 * 60;
const SECONDS: Record<Unit, number> = { hour: 3600, minute: 60, second: 1 };

/** Returns the numbers a unit accepts, both bounds inclusive; hours are 1 to 12 with AM and PM. */
export function boundsOf(unit: Unit, meridian: boolean): [number, number] {
  if (unit !== 'hour') return [0, 60];
  return meridian ? [1, 12] : [0, 24];
}

/** Returns the time of accepted numbers: 24 and 60 carry to the next day, hour or minute. */
export function carry(time: Time): TimeAndDay {
  return fromSeconds(secondsOf(time));
}

/** Returns the time `count` units later, or earlier for a negative count. */
export function step(time: Time, unit: Unit, count: number): TimeAndDay {
  return fromSeconds(secondsOf(time) + count * SECONDS[unit]);
}

/** Returns the seconds since midnight. */
export function secondsOf({ hour, minute, second }: Time): number {
  return hour * SECONDS.hour + minute * SECONDS.minute + second;
}

function fromSeconds(total: number): TimeAndDay {
  const left = ((total % DAY) + DAY) % DAY;
  const time = {
    hour: Math.floor(left / 3600),
    minute: Math.floor((left % 3600) / 60),
    second: left % 60,
  };
  return { time, dayOffset: Math.floor(total / DAY) };
}

/** Returns an hour of the day on a 12-hour clock: 12, 1, 2 … 11. */
export const hour12 = (hour: number) => hour % 12 || 12;

/** Returns the hour of the day for an hour on a 12-hour clock. */
export const hourOf12 = (hour: number, afternoon: boolean) => (hour % 12) + (afternoon ? 12 : 0);

/** Parses `HH:MM` or `HH:MM:SS`, 24 hours; returns undefined for other text. */
export function parseIsoTime(value: string): Time | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(value);
  if (!found) return;
  const [, hour, minute, second = 0] = found;
  return { hour: Number(hour), minute: Number(minute), second: Number(second) };
}

/** Returns the time in the form of the value, `HH:MM` or `HH:MM:SS`. */
export function toIsoTime({ hour, minute, second }: Time, seconds: boolean): string {
  return [hour, minute, ...(seconds ? [second] : [])].map(twoDigits).join(':');
}

/** Pads a number to two digits. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');
