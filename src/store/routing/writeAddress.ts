/**
 * Writes a link of the shell into the address. Browsers limit how often scripts may call the History API,
 * and WebKit then throws; a navigation within the page has the same effect, without `history.state`.
 */
export function writeAddress(href: string, { replace }: { replace?: boolean } = {}): void {
  const { state } = history;
  try {
    if (replace) history.replaceState(state, '', href);
    else history.pushState(isRouterState(state) ? null : state, '', href);
  } catch {
    if (replace) location.replace(href);
    else location.assign(href);
  }
}

/**
 * Keys of Next, Turbo, htmx and Astro in `history.state`. They take an entry with a copy of their state for the one
 * that it was copied from, and load or restore that page. An entry without a state they do not load.
 */
const ROUTER_KEYS = [['__NA'], ['__N'], ['turbo'], ['htmx'], ['index', 'scrollX']];

function isRouterState(state: unknown): boolean {
  if (typeof state !== 'object' || !state) return false;
  return ROUTER_KEYS.some((keys) => keys.every((key) => Object.hasOwn(state, key)));
}
