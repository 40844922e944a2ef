export type Theme = 'light' | 'dark';

const ATTRIBUTES = ['data-theme', 'data-bs-theme'];
const SAYS_THEME = ATTRIBUTES.flatMap((name) => [`[${name}="dark"]`, `[${name}="light"]`]).join();
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * The theme of the page around an element: what the nearest `data-theme` or `data-bs-theme` says,
 * else a class `dark` or `light` on html, then on body, else the color scheme in force, else the system.
 */
export function hostTheme(host: Element): Theme {
  const around = ancestors(host);
  const saying = around.find((node) => node.matches(SAYS_THEME));
  if (saying)
    return saying.matches('[data-theme="dark"],[data-bs-theme="dark"]') ? 'dark' : 'light';
  const { documentElement, body } = host.ownerDocument;
  for (const { classList } of [documentElement, body]) {
    if (classList.contains('dark')) return 'dark';
    if (classList.contains('light')) return 'light';
  }
  // `light dark` leaves it to the system, and so does a page that says nothing.
  const scheme = getComputedStyle(around[1] ?? documentElement).colorScheme;
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return systemDark().matches ? 'dark' : 'light';
}

/** Tells the theme of the page now and whenever it changes, until the signal. */
export function followHost(host: Element, tell: (theme: Theme) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const look = () => tell(hostTheme(host));
  const observer = new MutationObserver(look);
  const attributeFilter = [...ATTRIBUTES, 'class', 'style'];
  for (const node of ancestors(host)) observer.observe(node, { attributeFilter });
  systemDark().addEventListener('change', look, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
}

/** The element and all it lies in, the hosts of shadow roots included. */
function ancestors(host: Element): Element[] {
  const above = host.parentElement ?? (host.getRootNode() as ShadowRoot).host;
  return above ? [host, ...ancestors(above)] : [host];
}
