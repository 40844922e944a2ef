import { copyText } from '../../../store/browser/copyText';
import type { ElementStores } from '../../../store/element/elementStores';
import { adoptStyles } from '../../styles/adoptStyles';
import css from './missing.css?inline';
import { untranslated } from './untranslated';

/**
 * The list of untranslated keys behind `?backoffice-debug=texts`, for integrators: in English, as a
 * developer's tool. Marks what shows such a key with `data-missing`. Returns what ends it.
 */
export function showMissing(host: HTMLElement, stores: ElementStores): () => void {
  const root = host.shadowRoot as ShadowRoot;
  adoptStyles(root, [css]);
  const panel = document.createElement('section');
  panel.className = 'missing-texts';
  panel.setAttribute('aria-label', 'Untranslated texts');
  panel.lang = 'en';
  const title = document.createElement('h2');
  const list = document.createElement('ul');
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.textContent = 'Copy as JSON';
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  panel.append(title, list, copy, said);
  root.append(panel);

  let missing: Record<string, string> = {};
  copy.addEventListener('click', async () => {
    const done = await copyText(JSON.stringify(missing, null, 2));
    said.textContent = done ? 'Copied' : 'The browser forbids copying.';
  });
  const mark = () => {
    const texts = new Map(Object.entries(missing).map(([id, text]) => [text || id, id]));
    for (const node of root.querySelectorAll<HTMLElement>('[data-missing]')) {
      if (!texts.has(node.textContent ?? '')) delete node.dataset.missing;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const id = texts.get(walker.currentNode.nodeValue ?? '');
      if (parent && id && !panel.contains(parent)) parent.dataset.missing = id;
    }
  };
  const look = () => {
    missing = untranslated(stores);
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
  const ends = [stores.i18n.on('change', look), stores.options.subscribe(look)];
  look();
  return () => {
    observer.disconnect();
    for (const end of ends) end();
    panel.remove();
  };
}
