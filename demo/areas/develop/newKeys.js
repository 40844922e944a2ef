import { h } from '../kit/dom.js';

/** Shows a new key. It cannot be shown again, since the server stores only its hash. */
export function newKey(place, { key, name, onDone }) {
  const field = h('input', { readonly: true, 'aria-label': 'API key', value: key });
  const said = h('span', { role: 'status', class: 'muted' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      said.textContent = 'Copied';
    } catch {
      // Copying is blocked: the key is selected for manual copying.
      field.select();
      said.textContent = 'Copying is blocked. Press Ctrl+C.';
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
