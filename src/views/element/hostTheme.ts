import { matches, parentOf } from '../../handover/ancestors';

/** A theme that can be shown. */
export type Theme = 'light' | 'dark';

const ATTRIBUTES = ['data-theme', 'data-bs-theme'];
const WITH_THEME = ATTRIBUTES.flatMap((name) => [`[${name}="dark"]`, `[${name}="light"]`]).join();
/** Some pages, and the DOM of some tests, have no `matchMedia`. */
const systemDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/**
 * Returns the theme of the page around an element: the nearest `data-theme` or `data-bs-theme`, else a
 * class `dark` or `light` on html, then on body, else the current color scheme, else that of the system.
 */
export function hostTheme(host: Element): Theme {
  const around = ancestors(host);
  const themed = around.find((node) => matches(node, WITH_THEME));
  if (themed)
    return themed.matches('[data-theme="dark"],[data-bs-theme="dark"]') ? 'dark' : 'light';
  const { documentElement, body } = host.ownerDocument;
  for (const { classList } of [documentElement, body]) {
    if (classList.contains('dark')) return 'dark';
    if (classList.contains('light')) return 'light';
  }
  // `light dark`, and a page without a color scheme, follow the system.
  const { colorScheme } = getComputedStyle(around[1] ?? documentElement);
  const scheme = colorScheme.replace(/ ?only ?/, '');
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return systemDark()?.matches ? 'dark' : 'light';
}

/** What is observed until a signal aborts: the element and its ancestors. */
const observed = new WeakMap<AbortSignal, { nodes: Element[]; observer: MutationObserver }>();

/**
 * Calls back with the theme of the page, now and after each change, until the signal aborts. Called again with the
 * same signal, it only checks whether the element has been moved.
 */
export function followHost(
  host: Element,
  onTheme: (theme: Theme) => void,
  signal: AbortSignal,
): void {
  const nodes = ancestors(host);
  const before = observed.get(signal);
  const isSame =
    before?.nodes.length === nodes.length && nodes.every((node) => before.nodes.includes(node));
  if (isSame || signal.aborted) return;
  const update = () => onTheme(hostTheme(host));
  const observer = before?.observer ?? new MutationObserver(update);
  if (!before) {
    systemDark()?.addEventListener('change', update, { signal });
    signal.addEventListener('abort', () => observer.disconnect());
  }
  observer.disconnect();
  const attributeFilter = [...ATTRIBUTES, 'class', 'style'];
  for (const node of nodes) observer.observe(node, { attributeFilter });
  observed.set(signal, { nodes, observer });
  update();
}

/** Returns the element and its ancestors, across shadow roots. */
function ancestors(host: Element): Element[] {
  const above = parentOf(host);
  return above ? [host, ...ancestors(above)] : [host];
}
