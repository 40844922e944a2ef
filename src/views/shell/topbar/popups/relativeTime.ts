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
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? [];
  if (!unit || !size) return justNow;
  const isDay = unit === 'day';
  const count = isDay ? daysBetween(new Date(now), date) : Math.trunc(distance / size);
  // "yesterday", but not "last week", which would be wrong for thirteen days.
  return new Intl.RelativeTimeFormat(locale, { numeric: isDay ? 'auto' : 'always' }).format(
    count,
    unit,
  );
}

/** Returns the number of midnights between two dates, negative if the second is earlier. */
function daysBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()),
  ) as [number, number];
  return (end - start) / 86_400_000;
}
