import { h } from '../kit/dom.js';

/** Shows a key this once: nobody can read it again, not from the server either. */
export function newKey(place, { key, name, onDone }) {
  const field = h('input', { readonly: true, 'aria-label': 'API key', value: key });
  const said = h('span', { role: 'status', class: 'muted' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      said.textContent = 'Copied';
    } catch {
      // Not allowed to: the key stands there, selected.
      field.select();
      said.textContent = 'Please copy it by hand';
    }
  };
  const copier = h('button', { type: 'button', onclick: copy }, 'Copy');
  const done = () => {
    panel.remove();
    onDone();
  };
  const panel = h(
    'section',
    { class: 'area-new-key', 'aria-label': 'New key' },
    h('p', {}, h('strong', {}, `The key “${name}” is shown this once.`), ' Copy it now.'),
    h(
      'div',
      { class: 'area-actions' },
      field,
      copier,
      h('button', { type: 'button', class: 'quiet', onclick: done }, 'Done'),
      said,
    ),
  );
  place.querySelector('.area-new-key')?.remove();
  place.append(panel);
  copier.focus();
}
