import { useLayoutEffect } from 'react';
import { useHostContext } from './elementContext';
import { adoptLateStyles } from './lateStyles';

/** Adopts the CSS of a chunk into the shadow root of the element around a view. */
export function useStyles(text: string): void {
  const { host } = useHostContext();
  useLayoutEffect(() => {
    const root = host.shadowRoot;
    if (root) adoptLateStyles(root, root, text);
  }, [host, text]);
}
