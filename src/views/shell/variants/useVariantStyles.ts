import { useLayoutEffect } from 'react';
import { areDefaults } from '../../../store/layout/settings';
import { adoptChunkStyles } from '../../element/chunkStyles';
import { useElementContext, useLayout } from '../../element/elementContext';

/** Loads and adopts the CSS of settings other than the defaults, if any is in force. */
export function useVariantStyles(): void {
  const { host, stores } = useElementContext();
  const plain = useLayout(({ settings }) => areDefaults(settings));
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void stores
      .loadChunk(import('./variants'))
      .then((variants) => variants && adoptChunkStyles(root, root, variants.css));
  }, [host, stores, plain]);
}
