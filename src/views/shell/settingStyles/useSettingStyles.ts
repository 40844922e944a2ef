import { useLayoutEffect } from 'react';
import { areDefaults } from '../../../store/layout/settings';
import { adoptChunkStyles } from '../../element/chunkStyles';
import { useElementContext, useLayout } from '../../element/elementContext';

/** Loads and adopts the styles of settings other than the defaults, if any is in force. */
export function useSettingStyles(): void {
  const { host, stores } = useElementContext();
  const plain = useLayout(({ settings }) => areDefaults(settings));
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void stores
      .loadChunk(import('./settingStyles'))
      .then((styles) => styles && adoptChunkStyles(root, root, styles.css));
  }, [host, stores, plain]);
}
