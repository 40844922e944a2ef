import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '../element/focus';

/**
 * Focuses the heading of a form that has replaced another one, unless a field was focused. The removed form had
 * the focus, and without autofocus (`no-autofocus`, touch) it would be lost.
 */
export function useHeadingFocus(pane: RefObject<HTMLElement | null>, moved = false): void {
  useEffect(() => {
    const heading = pane.current?.querySelector('h1');
    if (!moved || !heading || !isFocusLost()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pane, moved]);
}
