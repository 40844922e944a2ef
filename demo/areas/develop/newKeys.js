import { h } from '../kit/dom.js';
import { workOf } from '../kit/unsavedWork.js';

/** All drafts of the area. */
const DRAFTS = ['new key', 'new webhook'];

/** The new keys of each area. They are only in memory. */
const keysOf = new WeakMap();

/**
 * Shows new keys. They cannot be shown again later, since the server stores only their hashes: until a key
 * is copied or dismissed, leaving the area asks for confirmation, and its other pages keep the key.
 *
 * The element is the same for each page of the area: a key whose page was left before the answer is shown too.
 *
 * @param area the context of the area
 * @param {{onDone: () => void}} options `onDone` is called after a key was dismissed
 */
export function newKeys(area, { onDone }) {
  const keys = keysOf.get(area) ?? createKeys(area);
  keysOf.set(area, keys);
  keys.begin(onDone);
  return keys;
}

function createKeys(area) {
  /** The keys that were neither copied nor dismissed. */
  const kept = new Set();
  const element = h('div', {});
  let afterDone;

  function show(made) {
    const { panel, copier } = keyPanel(made, {
      onCopied: () => settle(made),
      onDone() {
        settle(made);
        panel.remove();
        afterDone();
      },
    });
    element.append(panel);
    return copier;
  }

  function settle(made) {
    kept.delete(made);
    mark();
  }

  function mark() {
    const work = workOf(area);
    work.setUnsaved('new keys', kept.size > 0);
    // The shell must not say that all is kept, which is not true of a new key.
    work.holdDrafts(DRAFTS, kept.size > 0);
  }

  return {
    element,
    /** Begins on another page, without the keys that were copied. */
    begin(done) {
      afterDone = done;
      element.replaceChildren();
      for (const made of kept) show(made);
    },
    /** Shows another key, in place of those that were copied; returns its button Copy. */
    add(made) {
      if (kept.size === 0) element.replaceChildren();
      kept.add(made);
      mark();
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
    h('p', {}, h('strong', {}, `The key “${name}” is shown only once.`), ' Copy it now.'),
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
