import { type RefObject, useLayoutEffect } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../constants';
import { setNarrow } from '../../store/layout/shellLayout';
import { useStores } from '../element/elementContext';

/**
 * Watches the width of the shell: in a narrow column it behaves as on a phone. It observes
 * the container of the CSS queries, so that a scroll bar cannot make the two differ.
 */
export function useNarrow(pane: RefObject<Element | null>): void {
  const { layout } = useStores();
  useLayoutEffect(() => {
    const shell = pane.current?.closest('.shell');
    if (!shell) return;
    const measure = (width: number) => {
      if (width > 0) setNarrow(layout, width <= MOBILE_BREAKPOINT_PX);
    };
    // Immediately: a click on the menu button before hydration is about to be replayed.
    measure(shell.clientWidth);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(shell);
    return () => observer.disconnect();
  }, [layout, pane]);
}
