import { call, isAborted } from '../kit/call.js';
import { number, timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { labelOf, ticketState } from '../kit/labels.js';
import { latestOnly } from '../kit/latestOnly.js';
import { failed, loading } from '../kit/states.js';

/**
 * Fills the lists of the user's tasks, and the figures in the page's HTML: `load` as they are now, and after `end` a
 * late answer shows nothing.
 *
 * @param area object with the shell's `request()` and a `locale`
 * @param {HTMLElement} section holds the figures
 * @param {{place: HTMLElement, takes?: (item: object) => boolean, none: string}[]} lists which items
 *   each contains, and its text without items
 */
export function workLists(area, section, lists) {
  const begin = latestOnly();

  async function load() {
    const isOlder = begin();
    for (const { place } of lists) if (!place.hasChildNodes()) place.append(loading(retry));
    try {
      const answer = await call(area, '/api/world/work');
      if (!isOlder()) show(answer);
    } catch (error) {
      if (isOlder() || isAborted(error)) return;
      for (const { place } of lists) place.replaceChildren(failed(error, load));
    }
  }

  function retry() {
    for (const { place } of lists) place.replaceChildren();
    return load();
  }

  function show({ figures, work }) {
    for (const place of section.querySelectorAll('[data-figure]')) {
      const value = figures[place.dataset.figure];
      // Those of areas that the user does not see are missing.
      place.parentElement.hidden = value === undefined;
      if (value !== undefined) place.textContent = number(value, area.locale);
    }
    for (const { place, takes = () => true, none } of lists) {
      const items = work.filter(takes);
      const nothing = h('p', { class: 'muted' }, none);
      place.replaceChildren(items.length > 0 ? listOf(items, area.locale) : nothing);
    }
  }

  return { load, end: begin };
}

function listOf(work, locale) {
  const items = work.map((item) => {
    const { text, link, since } = item;
    return h(
      'li',
      { class: 'work' },
      h('a', { href: `#${link}` }, text),
      h('span', { class: 'muted' }, timeElement(since, locale)),
      stateLabel(...stateOf(item)),
    );
  });
  return h('ul', { class: 'area-items' }, items);
}

/** Creates the state of a ticket, an application or a certificate. */
function stateOf(item) {
  if (item.kind === 'ticket') return ticketState(item);
  if (item.kind !== 'certificate') return [item.state, labelOf(item.state)];
  return new Date(item.since) < Date.now() ? ['urgent', 'Expired'] : [item.state, 'Expires soon'];
}
