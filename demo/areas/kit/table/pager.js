import { number } from '../dates.js';
import { h } from '../dom.js';
import { PAGE } from './grid/pageCache.js';
import { DEFAULT_SIZE } from './model.js';

const SIZES = [25, 50, PAGE];

/**
 * Creates the line below a table: the range of rows, their number, and the buttons for other pages.
 *
 * @param {object} options
 * @param {string} options.id of the table
 * @param {string} options.caption
 * @param {(page: number) => void} options.onPage
 * @param {(size: string) => void} options.onSize with `all`, rows load as they are scrolled to
 */
export function pager({ id, caption, onPage, onSize }) {
  let page = 1;
  let last = 1;
  const count = h('p', { id: `${id}-count`, role: 'status', class: 'area-count' });
  const progress = h('p', { role: 'status', class: 'area-count' });
  const place = h('span', { class: 'area-place' });
  const step = (label, sign, to) => {
    const go = () => to() !== page && onPage(to());
    return h(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': label, onclick: go },
      h('span', { 'aria-hidden': 'true' }, sign),
    );
  };
  const back = [
    step('First page', '«', () => 1),
    step('Previous page', '‹', () => Math.max(1, page - 1)),
  ];
  const on = [
    step('Next page', '›', () => Math.min(last, page + 1)),
    step('Last page', '»', () => last),
  ];
  const steps = h('nav', { 'aria-label': `Pages of ${caption}` }, back, place, on);
  const size = h('select', { id: `${id}-size`, onchange: () => onSize(size.value) });
  const sizes = h('span', { class: 'area-sizes' }, h('label', { for: size.id }, 'Rows per page'));
  sizes.append(size);
  const element = h('div', { class: 'area-pager' }, count, progress, sizes, steps);
  sizes.hidden = true;
  steps.hidden = true;

  return {
    element,
    /** Shows the progress of a long task. */
    showProgress(text) {
      progress.textContent = text;
    },
    /**
     * Shows the page; undefined if the rows could not be loaded.
     * @param {{page: number, size: string, shown: number, total: number, locale: string}} [facts]
     */
    show(facts) {
      const all = facts?.size === 'all';
      const rows = Number(facts?.size) || DEFAULT_SIZE;
      sizes.hidden = !facts || (facts.total <= DEFAULT_SIZE && facts.size === '');
      steps.hidden = !facts || all || facts.total <= rows;
      if (!facts) {
        count.textContent = '';
        return;
      }
      const format = (value) => number(value, facts.locale);
      page = facts.page;
      last = Math.max(1, Math.ceil(facts.total / rows));
      const first = (page - 1) * rows + 1;
      count.textContent = all
        ? `${format(facts.total)} rows`
        : facts.shown === 0
          ? 'No rows'
          : `${format(first)}–${format(first + facts.shown - 1)} of ${format(facts.total)}`;
      place.textContent = `Page ${format(page)} of ${format(last)}`;
      // Not `disabled`, so that the pressed button keeps the focus at the last page.
      for (const button of back) button.setAttribute('aria-disabled', String(page <= 1));
      for (const button of on) button.setAttribute('aria-disabled', String(page >= last));
      showSizes(size, facts);
    },
  };
}

/** Returns the page sizes to choose from, with all rows if they exceed a page. */
function showSizes(select, { size, total }) {
  const value = size || String(DEFAULT_SIZE);
  const choices = SIZES.map((one) => [String(one), String(one)]);
  if (total > PAGE || size === 'all') choices.push(['all', 'All (scroll)']);
  if (!choices.some(([one]) => one === value)) choices.push([value, value]);
  if (select.options.length !== choices.length) {
    select.replaceChildren(...choices.map(([one, text]) => h('option', { value: one }, text)));
  }
  select.value = value;
}
