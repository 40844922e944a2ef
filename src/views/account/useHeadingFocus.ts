import { type RefObject, useEffect } from 'react';

/**
 * Focuses the heading of a form that has replaced another one, unless a field was focused. The removed form had
 * the focus, and without autofocus (`no-autofocus`, touch) it would be lost.
 */
export function useHeadingFocus(pane: RefObject<HTMLElement | null>, moved = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the form appears: a later render must not move the focus
  useEffect(() => {
    const heading = pane.current?.querySelector('h1');
    if (!moved || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
