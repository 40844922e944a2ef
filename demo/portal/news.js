/** Dates the news like the records of the back office, which may have been seeded some days ago. */
import { seedTime } from './notifications.js';

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const seeded = await seedTime();

// Days are those of the reader, as in the areas. The release has a clock, as its record is dated in UTC.
for (const element of document.querySelectorAll('[data-days-ago]')) {
  const { daysAgo, clock = '12:00' } = element.dataset;
  const day = new Date(seeded - daysAgo * DAY).toISOString().slice(0, 10);
  const days = dayOf(new Date()) - dayOf(new Date(`${day}T${clock}`));
  const text =
    days < 7 ? relative.format(-days, 'day') : relative.format(-Math.floor(days / 7), 'week');
  element.textContent = text[0].toUpperCase() + text.slice(1);
}

/** Returns the number of a calendar day where the reader is. */
function dayOf(date) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}
