import { h, uniqueId } from './dom.js';

/** A search waits this long after the last letter, in ms. */
const PAUSE = 250;

/** The search and the filters above a table; nothing where there are none. */
export function tools({ caption, search, filters = [], ask }) {
  const fields = new Map();
  const element = h('form', {
    class: 'area-tools',
    role: 'search',
    'aria-label': `Find in ${caption}`,
    onsubmit: (event) => event.preventDefault(),
  });
  let waiting;

  if (search) {
    const input = h('input', {
      type: 'search',
      name: 'q',
      id: uniqueId('search'),
      maxlength: 100,
      autocomplete: 'off',
    });
    const now = () => {
      clearTimeout(waiting);
      ask({ q: input.value.trim() });
    };
    input.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(now, PAUSE);
    });
    input.addEventListener('change', now);
    fields.set('q', input);
    element.append(labelled(search, input));
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
    field.addEventListener('change', () => ask({ [name]: field.value }));
    fields.set(name, field);
    element.append(own ?? labelled(label, field));
  }
  element.hidden = fields.size === 0;

  return {
    element,
    /** Shows what is asked for; what is being typed stays. */
    show(query) {
      for (const [name, field] of fields) {
        const value = query.get(name) ?? '';
        if (field !== document.activeElement && field.value !== value) field.value = value;
      }
    },
    /** The changes that end every filter. */
    cleared() {
      for (const field of fields.values()) field.value = '';
      return Object.fromEntries([...fields.keys()].map((name) => [name, '']));
    },
  };
}

const labelled = (text, field) =>
  h('div', { class: 'area-field' }, h('label', { for: field.id }, text), field);
