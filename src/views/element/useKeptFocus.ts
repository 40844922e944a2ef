import { useLayoutEffect, useRef } from 'react';
import { useElementContext } from './elementContext';
import { focusContent, focusedIn, isFocusLost } from './focus';

/**
 * Focuses the content of the shell if the element of the shell that had the focus has disappeared with a change
 * of this value. Keyboard users would otherwise start again at the top of the page.
 * @param options `onMount` (true by default): whether the first value counts as a change
 */
export function useKeptFocus(value: unknown, { onMount = true } = {}): void {
  const { host } = useElementContext();
  const skip = useRef(!onMount);
  // Read while rendering, when the element is still there.
  const before = focusedIn(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at a change of the value
  useLayoutEffect(() => {
    const skipped = skip.current;
    skip.current = false;
    if (skipped || !before || before.checkVisibility()) return;
    // An element that is no longer shown may keep the focus until the browser draws.
    if (!isFocusLost() && focusedIn(host) !== before) return;
    // No focus ring after a sign-in: everyone types a password, not only keyboard users.
    focusContent(host, before.matches('[slot="account"] input') ? { focusVisible: false } : {});
  }, [value]);
}
