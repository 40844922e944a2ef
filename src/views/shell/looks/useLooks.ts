import { useLayoutEffect } from 'react';
import { isPlain, type Settings } from '../../../store/settings';
import { useSurroundings } from '../../kit/context';
import { adoptLate } from '../../styles/lateStyles';

/** Adopts the CSS of other settings than the defaults, once such settings are in force. */
export function useLooks(settings: Settings): void {
  const { host, stores } = useSurroundings();
  const plain = isPlain(settings);
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void stores.part(import('./looks')).then((looks) => looks && adoptLate(root, root, looks.css));
  }, [host, stores, plain]);
}
