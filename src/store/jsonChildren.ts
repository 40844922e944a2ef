import { warnOnce } from './warnOnce';

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
