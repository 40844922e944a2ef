import { useLayoutEffect } from 'react';
import { isPlain, type Settings } from '../../../store/settings';
import { useSurroundings } from '../../kit/context';
import { adoptLate } from '../../styles/lateStyles';

/** Fetches the looks ahead of the first setting that needs them. */
export const loadLooks = () => import('./looks');

/** Adopts the CSS of other settings than the defaults, once such settings are in force. */
export function useLooks(settings: Settings): void {
  const { host } = useSurroundings();
  const plain = isPlain(settings);
  useLayoutEffect(() => {
    if (plain) return;
    const root = host.shadowRoot as ShadowRoot;
    void loadLooks().then(({ css }) => adoptLate(root, root, css));
  }, [host, plain]);
}
