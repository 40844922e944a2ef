import { useLayoutEffect } from 'react';
import { isPlain, type Settings } from '../../../store/settings';
import { useSurroundings } from '../../kit/context';
import { adoptStyles } from '../../styles/adoptStyles';

/** Fetches the looks ahead of the first setting that needs them. */
export const loadLooks = () => import('./looks');

/** Adopts the CSS of other settings than the defaults, once such settings are in force. */
export function useLooks(settings: Settings): void {
  const { host } = useSurroundings();
  const plain = isPlain(settings);
  useLayoutEffect(() => {
    if (plain) return;
    void loadLooks().then(({ css }) => adoptStyles(host.shadowRoot as ShadowRoot, [css]));
  }, [host, plain]);
}
