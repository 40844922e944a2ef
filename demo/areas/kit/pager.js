import { number } from './dates.js';
import { h } from './dom.js';

const SIZE = 25;

/** The line below a table: which rows are shown, of how many, and the way to the others. */
export function pager({ id, caption, turn }) {
  let page = 1;
  let last = 1;
  const count = h('p', { id: `${id}-count`, role: 'status', class: 'area-count' });
  const previous = step(
    'Previous page',
    '‹',
    () => turn(page - 1),
    () => page > 1,
  );
  const next = step(
    'Next page',
    '›',
    () => turn(page + 1),
    () => page < last,
  );
  const buttons = h('nav', { 'aria-label': `Pages of ${caption}` }, previous, next);
  const element = h('div', { class: 'area-pager' }, count, buttons);

  return {
    element,
    /** Says where we are; undefined where the rows did not come. */
    show(facts) {
      buttons.hidden = !facts || facts.total <= SIZE;
      if (!facts) {
        count.textContent = '';
        return;
      }
      page = facts.page;
      last = Math.max(1, Math.ceil(facts.total / SIZE));
      const first = (page - 1) * SIZE + 1;
      const say = (value) => number(value, facts.locale);
      count.textContent =
        facts.shown === 0
          ? 'No rows'
          : `${say(first)}–${say(first + facts.shown - 1)} of ${say(facts.total)}`;
      // Not `disabled`: the button that was pressed keeps the focus at the last page.
      previous.setAttribute('aria-disabled', String(page <= 1));
      next.setAttribute('aria-disabled', String(page >= last));
    },
  };
}

function step(label, sign, go, possible) {
  return h(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': label, onclick: () => possible() && go() },
    sign,
  );
}
