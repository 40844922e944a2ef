import { useEffect, useState } from 'react';
import { useSurroundings } from './context';

/**
 * The node that floating parts are rendered into: a manual popover without a size of its own in the
 * top layer, where no overflow, transform or z-index of the host page reaches them.
 */
export function useLayer(): HTMLElement | undefined {
  const { host } = useSurroundings();
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const root = host.shadowRoot?.querySelector('.root');
    if (!root) return;
    const node = document.createElement('div');
    node.className = 'layer';
    node.popover = 'manual';
    root.append(node);
    node.showPopover();
    setLayer(node);
    return () => node.remove();
  }, [host]);
  return layer;
}
