import { h } from '../kit/dom.js';
import { setUnsaved } from '../kit/unsaved.js';

/** The new keys of each area that were neither copied nor dismissed. They are only in memory. */
const uncopied = new WeakMap();

/**
 * Shows new keys. They cannot be shown again later, since the server stores only their hashes: until a key
 * is copied or dismissed, leaving the area asks for confirmation, and its other pages keep the key.
 *
 * @param area the context of the area
 * @param {{onDone: () => void}} options `onDone` is called after a key was dismissed
 */
export function newKeys(area, { onDone }) {
  const kept = uncopied.get(area) ?? new Set();
  uncopied.set(area, kept);
  const element = h('div', {});

  function show(made) {
    const { panel, copier } = keyPanel(made, {
      onCopied: () => settle(made),
      onDone() {
        settle(made);
        panel.remove();
        onDone();
      },
    });
    element.append(panel);
    return copier;
  }

  function settle(made) {
    kept.delete(made);
    setUnsaved(area, 'new keys', kept.size > 0);
  }

  for (const made of kept) show(made);
  return {
    element,
    /** Shows another key, in place of those that were copied; returns its button Copy. */
    add(made) {
      if (kept.size === 0) element.replaceChildren();
      kept.add(made);
      setUnsaved(area, 'new keys', true);
      return show(made);
    },
  };
}

function keyPanel({ key, name }, { onCopied, onDone }) {
  const field = h('input', { readonly: true, 'aria-label': 'API key', value: key });
  // Copied by hand, and completely.
  field.addEventListener('copy', () => {
    if (field.selectionEnd - field.selectionStart === key.length) onCopied();
  });
  const said = h('span', { role: 'status', class: 'muted' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      said.textContent = 'Copied';
      onCopied();
    } catch {
      // Copying is blocked: the key is selected for manual copying.
      field.select();
      said.textContent = 'Copying is blocked. Press Ctrl+C.';
    }
  };
  const copier = h('button', { type: 'button', onclick: copy }, 'Copy');
  const panel = h(
    'section',
    { class: 'area-new-key', 'aria-label': 'New key' },
    h('p', {}, h('strong', {}, `The key “${name}” is shown this once.`), ' Copy it now.'),
    h(
      'div',
      { class: 'area-actions' },
      field,
      copier,
      h('button', { type: 'button', class: 'quiet', onclick: onDone }, 'Done'),
      said,
    ),
  );
  return { panel, copier };
}
