import { h, uniqueId } from '../dom.js';

/** Debounce of the search in ms. */
const PAUSE = 250;

/**
 * Creates the search and the filters above a table, if it has any.
 *
 * @param {object} options those of createTable
 * @param {(changes: Record<string, string>) => void} options.changeQuery
 */
export function tools({ caption, search, filters = [], changeQuery }) {
  const fields = new Map();
  const element = h('form', {
    class: 'area-tools',
    role: 'search',
    'aria-label': `Find in ${caption}`,
    onsubmit: (event) => event.preventDefault(),
  });

  const searching = search && searchField(search, changeQuery);
  if (searching) {
    fields.set('q', searching.input);
    element.append(searching.element);
  }
  for (const { name, label, options, element: own } of filters) {
    const field =
      own ??
      h(
        'select',
        { name, id: uniqueId('filter') },
        h('option', { value: '' }, 'All'),
        options.map(([value, text]) => h('option', { value }, text)),
      );
    field.addEventListener('change', () => changeQuery({ [name]: field.value }));
    fields.set(name, field);
    element.append(
      own ?? h('div', { class: 'area-filter' }, h('label', { for: field.id }, label), field),
    );
  }
  element.hidden = fields.size === 0;

  return {
    element,
    /** Shows the values of a query. */
    show(query) {
      for (const [name, field] of fields) {
        const value = query.get(name) ?? '';
        if (name === 'q') searching.show(value);
        else if (field.value !== value) field.value = value;
      }
    },
    /** Clears these fields, or all, and returns the changes of the query. */
    cleared(names = [...fields.keys()]) {
      for (const name of names) if (fields.has(name)) fields.get(name).value = '';
      searching?.showClear();
      return Object.fromEntries(names.map((name) => [name, '']));
    },
  };
}

/**
 * Creates the search field with its icon and a button that clears it. Typed text is searched after a pause,
 * unless the field has been removed meanwhile.
 */
function searchField(label, changeQuery) {
  let waiting;
  /** Text of the query that was last shown or searched for. */
  let known = '';
  const input = h('input', {
    type: 'search',
    name: 'q',
    maxlength: 100,
    autocomplete: 'off',
    placeholder: label,
    'aria-label': label,
  });
  const clear = h('button', {
    type: 'button',
    class: 'area-clear',
    'aria-label': 'Clear search',
    hidden: true,
  });
  const showClear = () => {
    clear.hidden = input.value === '';
  };
  const now = () => {
    clearTimeout(waiting);
    showClear();
    if (!input.isConnected) return;
    known = input.value.trim();
    changeQuery({ q: known });
  };
  /** Shows the search of a query. Text that is being typed stays, unless the search is another one. */
  const show = (text) => {
    if (text !== known) {
      clearTimeout(waiting);
      input.value = text;
      known = text;
    }
    showClear();
  };
  input.addEventListener('input', () => {
    showClear();
    clearTimeout(waiting);
    waiting = setTimeout(now, PAUSE);
  });
  input.addEventListener('change', now);
  clear.addEventListener('click', () => {
    input.value = '';
    now();
    input.focus();
  });
  return { input, show, showClear, element: h('div', { class: 'area-search' }, input, clear) };
}
