import { plain } from './plainText';
import {
  boundsOf,
  carry,
  hour12,
  hourOf12,
  parseIsoTime,
  type Time,
  type TimeAndDay,
  twoDigits,
} from './timeOfDay';

/** Format of a time. */
export interface TimeStyle {
  locale: string;
  /** Whether AM or PM is shown. */
  meridian: boolean;
  seconds: boolean;
}

/** Returns the words of the language for AM and PM, for example 上午 and 下午. */
export function meridians(locale: string): [am: string, pm: string] {
  return [halfOf(locale, 9), halfOf(locale, 15)];
}

/** Returns a time in the format of the language: 2:30 PM, 下午2:30, 14:30. */
export function formatTime(time: Time, { locale, meridian, seconds }: TimeStyle): string {
  const late = [time.minute, ...(seconds ? [time.second] : [])].map(twoDigits).join(':');
  if (!meridian) return `${twoDigits(time.hour)}:${late}`;
  const half = meridians(locale)[time.hour < 12 ? 0 : 1];
  const values: Partial<Record<string, string>> = {
    hour: `${hour12(time.hour)}:${late}`,
    // Some browsers have more words than AM and PM, for example for the night.
    dayPeriod: half,
    minute: '',
  };
  return tidy(
    partsOf(locale, time.hour)
      .map(({ type, value }, index, parts) => {
        // A colon, a point in Danish, or an h in Canadian French.
        const isSeparator =
          parts[index - 1]?.type === 'hour' && parts[index + 1]?.type === 'minute';
        return values[type] ?? (isSeparator ? '' : value);
      })
      .join(''),
  );
}

/** Returns the format of the language with dashes for the digits and for AM or PM: –:–– ––. */
export function timePattern(style: TimeStyle): string {
  const [, pm] = meridians(style.locale);
  const example = formatTime({ hour: 14, minute: 30, second: 0 }, style).replace(/\d/g, '–');
  return tidy(example.replace(pm, ' –– '));
}

/**
 * Parses a time in the format of the language, or as `HH:MM`; returns undefined for other text. Hours range
 * from 1 to 12 with AM and PM, and from 0 to 24 without; minutes and seconds up to 60.
 */
export function parseTime(text: string, style: TimeStyle): TimeAndDay | undefined {
  const typed = tidy(plain(text));
  const iso = parseIsoTime(typed);
  if (iso) return iso.second && !style.seconds ? undefined : { time: iso, dayOffset: 0 };
  const { rest, afternoon } = splitMeridian(typed, style.locale);
  const found = /^(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?$/.exec(rest);
  if (!found) return;
  const [, hours = '', minutes = '0', seconds = '0'] = found;
  const time = { hour: Number(hours), minute: Number(minutes), second: Number(seconds) };
  if (time.second && !style.seconds) return;
  const twelve = style.meridian || afternoon !== undefined;
  const accepted = (['hour', 'minute', 'second'] as const).every((unit) => {
    const [from, to] = boundsOf(unit, twelve);
    return time[unit] >= from && time[unit] <= to;
  });
  if (!accepted) return;
  // Without AM or PM, 12 is noon, as in `12:05`, and any other hour is in the morning.
  const isAfternoon = afternoon ?? time.hour === 12;
  return carry(twelve ? { ...time, hour: hourOf12(time.hour, isAfternoon) } : time);
}

/** Splits AM or PM, in English or in the language, from the digits. */
function splitMeridian(typed: string, locale: string): { rest: string; afternoon?: boolean } {
  const letters = (text: string) => text.toLowerCase().replace(/[\d.: ]+/g, '');
  const word = letters(typed);
  if (!word) return { rest: typed };
  const isHalf = (hour: number, english: string) => {
    // Bulgarian times contain the word for hour too: 9:00 ч. am.
    const style = { locale, meridian: true, seconds: false };
    const shown = formatTime({ hour, minute: 0, second: 0 }, style);
    return [english, halfOf(locale, hour), shown].map(letters).includes(word);
  };
  const rest = typed.replace(/[^\d:]+/g, '');
  if (isHalf(9, 'am')) return { rest, afternoon: false };
  return isHalf(15, 'pm') ? { rest, afternoon: true } : { rest: typed };
}

function halfOf(locale: string, hour: number): string {
  return tidy(partsOf(locale, hour).find(({ type }) => type === 'dayPeriod')?.value ?? '');
}

function partsOf(locale: string, hour: number): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    // Chinese uses other words for hours without minutes.
    minute: '2-digit',
    hour12: true,
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(Date.UTC(2000, 0, 1, hour)));
  // Intl has no AM and PM in the French of Cameroon.
  if (!parts.some(({ type }) => type === 'dayPeriod'))
    parts.push(
      { type: 'literal', value: ' ' },
      { type: 'dayPeriod', value: hour < 12 ? 'AM' : 'PM' },
    );
  return parts;
}

/** Replaces the narrow spaces of Intl, which no keyboard has. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
