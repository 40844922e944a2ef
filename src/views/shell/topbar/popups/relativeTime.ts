const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * Formats a date relative to now in a locale: "3 hours ago", "tomorrow"; `justNow` is the text for less
 * than a minute.
 */
export function relativeTime(
  date: Date,
  locale: string,
  justNow: string,
  now = Date.now(),
): string {
  const distance = date.getTime() - now;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? [];
  return unit && size ? format.format(Math.trunc(distance / size), unit) : justNow;
}
