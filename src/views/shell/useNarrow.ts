import { useLayoutEffect } from 'react';
import { MOBILE_BREAKPOINT } from '../../constants';
import { useSurroundings } from '../kit/context';

/** Watches the shell's own width: in a narrow column it behaves as on a phone (decision 15). */
export function useNarrow(): void {
  const { host, stores } = useSurroundings();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) stores.layout.setNarrow(width <= MOBILE_BREAKPOINT);
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, stores]);
}
