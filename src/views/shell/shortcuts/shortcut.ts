import { isFreeKey, isSearchKey, isShortcutsKey } from '../../../store/browser/shortcutKeys';
import type { Layout } from '../../../store/layout/layout';
import { takesShortcuts } from '../../kit/visibility';

/** Returns whether shortcuts are shown with the keys of a Mac. */
export const isMac = () => /Mac|iP/.test(navigator.platform);

/** Returns whether a key opens the search of this shell. */
export function opensSearch(event: KeyboardEvent, host: HTMLElement, layout: Layout): boolean {
  return isSearchKey(event) && isTurnedOn(event, layout) && isFor(host, event);
}

/** Returns whether a key opens the list of keyboard shortcuts of this shell. */
export function opensShortcuts(event: KeyboardEvent, host: HTMLElement, layout: Layout): boolean {
  return isShortcutsKey(event) && isTurnedOn(event, layout) && isFor(host, event);
}

/** Returns false for a single key if the user has turned off such shortcuts. */
function isTurnedOn({ ctrlKey, metaKey }: KeyboardEvent, layout: Layout): boolean {
  return ctrlKey || metaKey || layout.getState().choices.singleKeys !== false;
}

/** Returns whether this shell may handle the key: it comes from the shell or from no element, and nothing covers the shell. */
function isFor(host: HTMLElement, event: KeyboardEvent): boolean {
  const path = event.composedPath();
  const [target] = path;
  // Without a focused element, keys go to the body, on a page in XHTML to the root.
  const isOurs =
    target === document.body || target === document.documentElement || path.includes(host);
  return isOurs && isFreeKey(event) && takesShortcuts(host);
}

/** Returns whether a key types a character for this shell while no field has the focus. */
export function isTyped(event: KeyboardEvent, host: HTMLElement): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  return key.length === 1 && !altKey && !ctrlKey && !metaKey && isFor(host, event);
}
