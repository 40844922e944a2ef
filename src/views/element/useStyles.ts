import { useLayoutEffect } from 'react';
import { useSurroundings } from './elementContext';
import { adoptLate } from './lateStyles';

/** Adopts the CSS of a part that is loaded on demand. */
export function useStyles(text: string): void {
  const { host } = useSurroundings();
  useLayoutEffect(() => {
    const root = host.shadowRoot;
    if (root) adoptLate(root, root, text);
  }, [host, text]);
}
