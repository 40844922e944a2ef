import { type RefObject, useLayoutEffect } from 'react';
import { MOBILE_BREAKPOINT } from '../../constants';
import { setNarrow } from '../../store/layout/shellLayout';
import { useStores } from '../element/elementContext';

/**
 * Watches the shell's own width: in a narrow column it behaves as on a phone (decision 15). The node
 * watched is the container that the CSS asks too, so that a scroll bar cannot part the two.
 */
export function useNarrow(pane: RefObject<Element | null>): void {
  const { layout } = useStores();
  useLayoutEffect(() => {
    const shell = pane.current?.closest('.shell');
    if (!shell) return;
    const measure = (width: number) => {
      if (width > 0) setNarrow(layout, width <= MOBILE_BREAKPOINT);
    };
    // At once: a press on the menu button before React arrived is about to be carried out.
    measure(shell.clientWidth);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(shell);
    return () => observer.disconnect();
  }, [layout, pane]);
}
