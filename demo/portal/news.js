/** Dates the news like the records of the back office, which may have been seeded some days ago. */
import { seedTime } from './notifications.js';

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const dayOf = (time) => Math.floor(time / DAY);
const passed = dayOf(Date.now()) - dayOf(await seedTime());

if (passed > 0) {
  for (const element of document.querySelectorAll('[data-days-ago]')) {
    const days = Number(element.dataset.daysAgo) + passed;
    const text =
      days < 7 ? relative.format(-days, 'day') : relative.format(-Math.floor(days / 7), 'week');
    element.textContent = text[0].toUpperCase() + text.slice(1);
  }
}
