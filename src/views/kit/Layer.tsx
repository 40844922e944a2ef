import { type RefObject, useEffect, useState } from 'react';

/**
 * The node that floating parts are rendered into: a manual popover without a size of its own in the
 * top layer, where no overflow, transform or z-index of the host page reaches them. It lies beside the
 * node it belongs to, and so in the same landmark.
 */
export function useLayer(beside: RefObject<Element | null>): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const place = beside.current?.parentElement;
    if (!place) return;
    const node = document.createElement('div');
    node.className = 'layer';
    node.popover = 'manual';
    place.append(node);
    node.showPopover();
    setLayer(node);
    return () => node.remove();
  }, [beside]);
  return layer;
}
