import { warnOnce } from '../store/element/warnOnce';

/** Declarative twins of properties: `<script type="application/json" slot="menu">`. */
const TWINS = ['menu', 'apps', 'notifications'];

/** What was read already: every change of an attribute asks again, and gets the same objects. */
const known = new WeakMap<Element, { text: string; value?: unknown }>();

/** The parsed JSON children of an element; a broken one is warned about and left out. */
export function readJsonChildren(host: HTMLElement): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of TWINS) {
    const script = host.querySelector(`:scope > script[type="application/json"][slot="${name}"]`);
    if (!script) continue;
    const text = script.textContent ?? '';
    let read = known.get(script);
    if (read?.text !== text) {
      read = { text };
      known.set(script, read);
      try {
        read.value = JSON.parse(text);
      } catch (error) {
        warnOnce(`the JSON in slot "${name}" cannot be read: ${(error as Error).message}`);
      }
    }
    found[name] = read.value;
  }
  return found;
}

/**
 * Calls back when a script child comes, goes or changes. Content beside them is not looked into: it may
 * be large. Returns what ends it.
 */
export function watchJsonChildren(host: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (!records.some((record) => record.target !== host || hasScript(record))) return;
    watch();
    changed();
  });
  const watch = () => {
    observer.observe(host, { childList: true });
    for (const child of host.children) {
      if (child.localName === 'script') observer.observe(child, WHOLE);
    }
  };
  watch();
  return () => observer.disconnect();
}

const WHOLE = { attributes: true, characterData: true, childList: true, subtree: true };

function hasScript({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some((node) => (node as Element).localName === 'script');
}
