import { call } from '../kit/call.js';
import { number, timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { failed, loading } from '../kit/states.js';
import { wordOf } from '../kit/words.js';

/** Fills what waits for the person, and the figures that stand in the page's HTML. */
export async function fillWork(area, place, section) {
  if (!place.hasChildNodes()) place.append(loading());
  try {
    const { figures, work } = await call(area, '/api/world/work');
    for (const [name, value] of Object.entries(figures)) {
      section.querySelector(`[data-figure="${name}"]`).textContent = number(value, area.locale);
    }
    place.replaceChildren(work.length > 0 ? listOf(work, area.locale) : nothing());
  } catch (error) {
    place.replaceChildren(failed(error, () => fillWork(area, place, section)));
  }
}

function listOf(work, locale) {
  const items = work.map(({ text, link, since, state }) =>
    h(
      'li',
      { class: 'work' },
      h('a', { href: `#${link}` }, text),
      h('span', { class: 'muted' }, timeElement(since, locale)),
      stateLabel(state, state === 'waiting' ? 'Ends soon' : wordOf(state)),
    ),
  );
  return h('ul', { class: 'area-items' }, items);
}

const nothing = () => h('p', { class: 'muted' }, 'Nothing waits for you.');
