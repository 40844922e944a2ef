import { useLayoutEffect } from 'react';
import { useElementContext } from './elementContext';

/**
 * Focuses the content of the shell if the element of the shell that had the focus has disappeared with a change
 * of this value. Users of the keyboard would otherwise start again at the top of the page.
 */
export function useKeptFocus(value: unknown): void {
  const { host } = useElementContext();
  // Read while rendering, when the element is still there.
  const before = focusedIn(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at a change of the value
  useLayoutEffect(() => {
    if (!before || before.checkVisibility()) return;
    // An element that is no longer shown may keep the focus until the browser draws.
    if (!isFocusLost() && focusedIn(host) !== before) return;
    const content = host.shadowRoot?.querySelector<HTMLElement>('.content');
    // After a sign-in without a ring: everyone types a password, not only users of the keyboard.
    const focusVisible = before instanceof HTMLInputElement ? false : undefined;
    content?.focus({ preventScroll: true, focusVisible });
  }, [value]);
}

/** Returns the focused element in the shadow root or in the light DOM of an element. */
export function focusedIn(host: HTMLElement): Element | undefined {
  const inside = host.shadowRoot?.activeElement;
  if (inside) return inside;
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  if (activeElement && activeElement !== host && host.contains(activeElement)) return activeElement;
  return undefined;
}

/** Returns whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
