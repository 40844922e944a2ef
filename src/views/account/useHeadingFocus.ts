import { type RefObject, useEffect, useState } from 'react';
import { isFocusLost } from '../element/focus';

/**
 * Focuses the heading of a form that has replaced another one, unless a field was focused. The removed form had
 * the focus, and without autofocus (`no-autofocus`, touch) it would be lost. Later renders do not move the focus.
 */
export function useHeadingFocus(pane: RefObject<HTMLElement | null>, moved = false): void {
  const [first] = useState(moved);
  useEffect(() => {
    const heading = pane.current?.querySelector('h1');
    if (!first || !heading || !isFocusLost()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pane, first]);
}
