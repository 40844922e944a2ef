/**
 * Writes a link of the shell into the address. Browsers limit how often scripts may call the History API,
 * and WebKit then throws; a navigation within the page has the same effect, without `history.state`.
 */
export function writeAddress(href: string, { replace }: { replace?: boolean } = {}): void {
  try {
    if (replace) history.replaceState(history.state, '', href);
    else history.pushState(history.state, '', href);
  } catch {
    if (replace) location.replace(href);
    else location.assign(href);
  }
}
