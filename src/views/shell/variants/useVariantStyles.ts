import { useLayoutEffect } from 'react';
import { isPlain, type Settings } from '../../../store/layout/settings';
import { useElementContext } from '../../element/elementContext';
import { adoptLateStyles } from '../../element/lateStyles';

/** Loads and adopts the CSS of settings other than the defaults, if any is in force. */
export function useVariantStyles(settings: Settings): void {
  const { host, stores } = useElementContext();
  const plain = isPlain(settings);
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void stores
      .part(import('./variants'))
      .then((variants) => variants && adoptLateStyles(root, root, variants.css));
  }, [host, stores, plain]);
}
