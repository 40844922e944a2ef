import { useLayoutEffect } from 'react';
import { isPlain, type Settings } from '../../../store/layout/settings';
import { useSurroundings } from '../../element/elementContext';
import { adoptLate } from '../../element/lateStyles';

/** Adopts the CSS of other settings than the defaults, once such settings are in force. */
export function useLooks(settings: Settings): void {
  const { host, stores } = useSurroundings();
  const plain = isPlain(settings);
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void stores
      .part(import('./variants'))
      .then((looks) => looks && adoptLate(root, root, looks.css));
  }, [host, stores, plain]);
}
