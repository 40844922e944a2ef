import { copyText } from '../../../store/browser/copyText';
import type { ElementStores } from '../../../store/element/elementStores';
import { adoptStyles } from '../../styles/adoptStyles';
import css from './untranslated.css?inline';
import { untranslatedTexts } from './untranslatedTexts';

/**
 * Shows the panel of `?backoffice-debug=texts`: the untranslated text ids, with a button to copy them as
 * JSON. Marks the elements that show such a text with `data-missing`. Returns a dispose function.
 */
export function showUntranslated(host: HTMLElement, stores: ElementStores): () => void {
  const root = host.shadowRoot as ShadowRoot;
  adoptStyles(root, [css]);
  let missing: Record<string, string> = {};
  const { panel, title, list, copy } = createPanel(() => JSON.stringify(missing, null, 2));
  root.append(panel);

  const mark = () => markElements(root, panel, missing);
  const update = () => {
    missing = untranslatedTexts(stores);
    const ids = Object.keys(missing);
    title.textContent = `Untranslated in ${stores.language()}: ${ids.length}`;
    list.replaceChildren(
      ...ids.map((id) => Object.assign(document.createElement('li'), { textContent: id })),
    );
    copy.hidden = ids.length === 0;
    mark();
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  const unsubscribers = [stores.i18n.on('change', update), stores.options.subscribe(update)];
  update();
  return () => {
    observer.disconnect();
    for (const unsubscribe of unsubscribers) unsubscribe();
    panel.remove();
  };
}

function createPanel(json: () => string) {
  const panel = document.createElement('section');
  panel.className = 'untranslated';
  panel.setAttribute('aria-label', 'Untranslated texts');
  panel.lang = 'en';
  const title = document.createElement('h2');
  const list = document.createElement('ul');
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.textContent = 'Copy as JSON';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  copy.addEventListener('click', async () => {
    const copied = await copyText(json());
    status.textContent = copied ? 'Copied' : 'The browser blocks copying.';
  });
  panel.append(title, list, copy, status);
  return { panel, title, list, copy };
}

/** Marks each element whose text is one of `missing`, except inside the panel. */
function markElements(root: ShadowRoot, panel: HTMLElement, missing: Record<string, string>) {
  const idByText = new Map(Object.entries(missing).map(([id, text]) => [text || id, id]));
  for (const node of root.querySelectorAll<HTMLElement>('[data-missing]')) {
    if (!idByText.has(node.textContent ?? '')) delete node.dataset.missing;
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const id = idByText.get(walker.currentNode.nodeValue ?? '');
    if (parent && id && !panel.contains(parent)) parent.dataset.missing = id;
  }
}
