import { useLayoutEffect } from 'react';
import { adoptChunkStyles } from './chunkStyles';
import { useHostContext } from './elementContext';

/** Adopts the CSS of a chunk into the shadow root of the element around a view. */
export function useStyles(text: string): void {
  const { host } = useHostContext();
  useLayoutEffect(() => {
    const root = host.shadowRoot;
    if (root) adoptChunkStyles(root, root, text);
  }, [host, text]);
}
