import { useLayoutEffect } from 'react';
import { adoptStyles } from '../styles/adoptStyles';
import { useSurroundings } from './context';

/** Adopts the CSS of a part that is loaded on demand. */
export function useStyles(text: string): void {
  const { host } = useSurroundings();
  useLayoutEffect(() => {
    const root = host.shadowRoot;
    if (root) adoptStyles(root, [text]);
  }, [host, text]);
}
