import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * The node that floating parts are rendered into: a manual popover without a size of its own in the
 * top layer, where no overflow, transform or z-index of the host page reaches them. It lies beside the
 * node it belongs to, and so in the same landmark.
 */
export function useLayer(
  beside: RefObject<Element | null>,
  wanted: boolean,
): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const place = beside.current?.parentElement;
    if (!place) return;
    const node = document.createElement('div');
    node.className = 'layer';
    node.popover = 'manual';
    place.append(node);
    setLayer(node);
    return () => node.remove();
  }, [beside]);

  useLayoutEffect(() => {
    if (!wanted || !layer) return;
    // Floating parts are placed in px of the window; what is in them is zoomed again (popups.css).
    const zoom = layer.parentElement?.currentCSSZoom || 1;
    layer.style.cssText = `zoom:${1 / zoom};--zoom:${zoom}`;
    // Anew each time: the shell in full screen, say, has come to the top since, and would cover it.
    layer.showPopover();
    return () => {
      // An element that is moved has left the top layer already.
      if (layer.matches(':popover-open')) layer.hidePopover();
    };
  }, [wanted, layer]);
  return layer;
}
