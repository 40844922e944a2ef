import { h } from '../dom.js';

/**
 * Creates removable chips of the filters of a query.
 *
 * @param {object} options
 * @param {{name: string, label: string, options?: [value: string, label: string][],
 *   text?: (value: string) => string}[]} options.filters `text` describes the value of a field without options
 * @param {(names: string[]) => void} options.remove
 */
export function filterChips({ filters, remove }) {
  const element = h('ul', { class: 'area-chips', 'aria-label': 'Filters' });

  return {
    element,
    show(query) {
      const active = [{ name: 'q', label: 'Search' }, ...filters].filter(({ name }) =>
        query.get(name),
      );
      const chips = active.map(
        ({ name, label, options = [], text: describe = (value) => value }) => {
          const value = query.get(name);
          const chosen = options.find(([one]) => one === value)?.[1] ?? describe(value);
          const text = `${label}: ${chosen}`;
          return chip(text, `Remove filter ${text}`, () => remove([name]));
        },
      );
      const all = () => remove(active.map(({ name }) => name));
      if (active.length > 1) chips.push(chip('Remove all', 'Remove all filters', all));
      // The pressed button is removed: move the focus to the search.
      const inside = element.contains(document.activeElement);
      element.replaceChildren(...chips);
      element.hidden = chips.length === 0;
      if (inside) {
        const next = element.querySelector('button');
        (next ?? element.previousElementSibling?.querySelector('input, select'))?.focus();
      }
    },
  };
}

const chip = (text, name, onclick) =>
  h('li', {}, h('button', { type: 'button', class: 'chip', 'aria-label': name, onclick }, text));
