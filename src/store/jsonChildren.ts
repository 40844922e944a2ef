import { warnOnce } from './warnOnce';

/** Declarative twins of properties: `<script type="application/json" slot="menu">`. */
const TWINS = ['menu', 'apps', 'notifications'];

/** The parsed JSON children of an element; a broken one is warned about and left out. */
export function readJsonChildren(host: HTMLElement): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of TWINS) {
    const script = host.querySelector(`:scope > script[type="application/json"][slot="${name}"]`);
    if (!script) continue;
    try {
      found[name] = JSON.parse(script.textContent ?? '');
    } catch (error) {
      warnOnce(`the JSON in slot "${name}" cannot be read: ${(error as Error).message}`);
    }
  }
  return found;
}
