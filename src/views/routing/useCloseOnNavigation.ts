import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Closes an open popup when the shell moves to another path: Back, for example, or a link of the page. */
export function useCloseOnNavigation(open: boolean, onOpenChange: (open: boolean) => void): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (open) onOpenChange(false);
  }, [path, open, onOpenChange]);
}
