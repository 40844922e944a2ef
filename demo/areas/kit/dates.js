/** Each unit, its seconds, and from how many seconds on it is the one to speak in. */
const UNITS = [
  ['year', 365 * 86_400, 365 * 86_400],
  ['month', 30 * 86_400, 60 * 86_400],
  ['week', 7 * 86_400, 14 * 86_400],
  ['day', 86_400, 86_400],
  ['hour', 3_600, 3_600],
  ['minute', 60, 60],
];

const formats = new Map();

/** Returns a format, made once: making one takes longer than a table row. */
function formatOf(Format, locale, options) {
  const key = `${Format.name} ${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Format(locale, options));
  return formats.get(key);
}

/** "3 hours ago", "in 9 days", in the words of a locale. */
export function relativeDate(value, locale, now = Date.now()) {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const [unit, size] = UNITS.find(([, , least]) => Math.abs(seconds) >= least) ?? ['second', 1];
  const format = formatOf(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  // "0 seconds ago" is "now" in every language.
  return format.format(unit === 'second' ? 0 : Math.round(seconds / size), unit);
}

/** Day and time in full. */
export function fullDate(value, locale) {
  const format = formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(value));
}

/** A day without its time. */
export function day(value, locale, options = { dateStyle: 'medium' }) {
  return formatOf(Intl.DateTimeFormat, locale, options).format(new Date(value));
}

/** A `<time>` that reads relative to now and says the whole moment when it is pointed at. */
export function timeElement(value, locale) {
  const element = document.createElement('time');
  element.dateTime = new Date(value).toISOString();
  element.title = fullDate(value, locale);
  element.textContent = relativeDate(value, locale);
  return element;
}

/** A number as a locale writes it. */
export const number = (value, locale) => formatOf(Intl.NumberFormat, locale, {}).format(value);
