import { warnOnce } from '../store/browser/warnOnce';

/** Slots of JSON children, such as `<script type="application/json" slot="menu">`. */
const SLOTS = ['menu', 'apps', 'notifications'];

/** Parsed scripts: an unchanged script returns the same object each time. */
const parsed = new WeakMap<Element, { text: string; value?: unknown }>();

/** Returns the JSON child of an element in a slot. */
export const jsonChild = (host: HTMLElement, slot: string): Element | null =>
  host.querySelector(`:scope > script[type="application/json"][slot="${slot}"]`);

/** Returns the parsed JSON children of an element by slot. Invalid JSON warns and is left out. */
export function readJsonChildren(host: HTMLElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of SLOTS) {
    const script = jsonChild(host, name);
    if (!script) continue;
    const text = script.textContent ?? '';
    let read = parsed.get(script);
    if (read?.text !== text) {
      read = { text };
      parsed.set(script, read);
      try {
        read.value = JSON.parse(text);
      } catch (error) {
        warnOnce(`the JSON in slot "${name}" cannot be read: ${(error as Error).message}`);
      }
    }
    values[name] = read.value;
  }
  return values;
}

/**
 * Calls back when a script child is added, removed or changed. Other children are not observed, as they
 * may be large. Returns an unsubscribe function.
 */
export function watchJsonChildren(host: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (!records.some((record) => record.target !== host || hasScript(record))) return;
    watch();
    onChange();
  });
  const watch = () => {
    observer.observe(host, { childList: true });
    for (const child of host.children) {
      if (child.localName === 'script') observer.observe(child, SUBTREE);
    }
  };
  watch();
  return () => observer.disconnect();
}

const SUBTREE = { attributes: true, characterData: true, childList: true, subtree: true };

function hasScript({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some((node) => (node as Element).localName === 'script');
}
