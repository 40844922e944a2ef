/** Units with their length in ms. */
const UNITS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const formats = new Map();

/** Returns a cached format: creating one takes longer than rendering a table row. */
function formatOf(Format, locale, options) {
  const key = `${Format.name} ${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Format(locale, options));
  return formats.get(key);
}

/**
 * Formats a relative time in a locale, "3 hours ago" or "yesterday", as the shell's notifications do: both show the
 * same time of an event.
 */
export function relativeDate(value, locale, now = Date.now()) {
  const date = new Date(value);
  const distance = date.getTime() - now;
  const [unit, length] = UNITS.find(([, least]) => Math.abs(distance) >= least) ?? ['second'];
  const isDay = unit === 'day';
  // "yesterday", but not "last week", which would be wrong for thirteen days.
  const numeric = isDay || unit === 'second' ? 'auto' : 'always';
  const format = formatOf(Intl.RelativeTimeFormat, locale, { numeric });
  if (isDay) return format.format(daysBetween(new Date(now), date), unit);
  if (unit !== 'second') return format.format(Math.trunc(distance / length), unit);
  // "0 seconds ago" is "now" in every language.
  const words = format.format(0, unit);
  return words === 'now' ? 'just now' : words;
}

/** Returns the number of midnights between two dates, negative if the second is earlier. */
function daysBetween(from, to) {
  const [start, end] = [from, to].map((date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()),
  );
  return (end - start) / 86_400_000;
}

/** Formats a day with its time. */
export function fullDate(value, locale) {
  const format = formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(value));
}

/** Formats a day without its time. */
export function day(value, locale, options = { dateStyle: 'medium' }) {
  return formatOf(Intl.DateTimeFormat, locale, options).format(new Date(value));
}

/** Formats a range of days, `2026-11-01/2026-11-24`; returns other text unchanged. */
export function dayRange(value, locale) {
  const [from, to] = value.split('/').map((text) => new Date(`${text}T00:00`));
  if (!(from <= to)) return value;
  return formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'medium' }).formatRange(from, to);
}

/**
 * Returns the moments at which a range of days, `2026-11-01/2026-11-24`, starts and ends in the time zone of the
 * user; returns other text unchanged.
 */
export function momentsOf(days) {
  const [first, last, ...more] = days.split('/');
  const from = startOf(first);
  const until = startOf(last, 1);
  return more.length === 0 && from < until ? `${from}/${until}` : days;
}

/** Returns the moment at which a day of the user starts, or one of the next days; undefined if there is none. */
function startOf(text, daysLater = 0) {
  const date = new Date(`${text}T00:00`);
  // `Date` converts February 30 to a day of March.
  if (date.getDate() !== Number(text?.slice(8))) return undefined;
  date.setDate(date.getDate() + daysLater);
  const moment = date.toISOString();
  return /^\d{4}-/.test(moment) ? moment : undefined;
}

/** Creates a `<time>` with a relative time and the absolute one as its tooltip. */
export function timeElement(value, locale) {
  const element = document.createElement('time');
  element.dateTime = new Date(value).toISOString();
  element.title = fullDate(value, locale);
  element.textContent = relativeDate(value, locale);
  return element;
}

/** Formats a number in a locale. */
export const number = (value, locale) => formatOf(Intl.NumberFormat, locale, {}).format(value);
