import { useEffect, useState } from 'react';
import { useElementContext } from '../../../element/elementContext';

/** Returns whether a mouse has been over the menu. The pin button is loaded only then. */
export function useWantsPin(): boolean {
  const { host } = useElementContext();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const menu = host.shadowRoot?.querySelector<HTMLElement>('.sidebar');
    const listeners = new AbortController();
    const onEnter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setWanted(true);
    };
    if (!wanted) menu?.addEventListener('pointerover', onEnter, listeners);
    return () => listeners.abort();
  }, [host, wanted]);
  return wanted;
}
