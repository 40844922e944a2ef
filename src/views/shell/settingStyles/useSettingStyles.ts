import { useLayoutEffect } from 'react';
import type { LayoutState } from '../../../store/layout/layout';
import { areDefaults } from '../../../store/layout/settings';
import { adoptChunkStyles } from '../../element/chunkStyles';
import { useElementContext } from '../../element/elementContext';

/**
 * Loads and adopts the styles of settings other than the defaults, if any is in force. After a failure, the next
 * change tries again.
 */
export function useSettingStyles(): void {
  const { host, stores } = useElementContext();
  useLayoutEffect(() => {
    const { layout, loadChunk } = stores;
    const root = host.shadowRoot as ShadowRoot;
    const load = ({ settings }: LayoutState, before?: LayoutState) => {
      if (settings === before?.settings || areDefaults(settings)) return;
      void loadChunk(import('./settingStyles')).then(
        (styles) => styles && adoptChunkStyles(root, root, styles.css),
      );
    };
    load(layout.getState());
    return layout.subscribe(load);
  }, [host, stores]);
}
