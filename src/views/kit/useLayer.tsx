import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { stopHandledKeys } from './handledKeys';
import { zoomOf } from './visibility';

interface Options {
  open: boolean;
  /** Returns whether the popup in the layer handles a key, which the host page then does not see. */
  handlesKey(event: KeyboardEvent): boolean;
}

/**
 * Returns the node that a popup is rendered into, once it exists: a manual popover of no size, which the
 * browser draws in the top layer, above any overflow, transform or z-index of the host page. It is a sibling
 * of the opening button, so that the popup stays in the same landmark.
 */
export function useLayer(
  button: RefObject<Element | null>,
  { open, handlesKey }: Options,
): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const parent = button.current?.parentElement;
    if (!parent) return;
    const node = document.createElement('div');
    node.className = 'layer';
    node.popover = 'manual';
    parent.append(node);
    setLayer(node);
    const unsubscribe = stopHandledKeys(node, handlesKey);
    return () => {
      unsubscribe();
      node.remove();
    };
  }, [button, handlesKey]);

  useLayoutEffect(() => {
    if (!open || !layer) return;
    // Popups are placed in px of the window; popups.css applies the zoom of the page to their content.
    const zoom = zoomOf(layer.parentElement);
    layer.style.cssText = `zoom:${1 / zoom};--zoom:${zoom}`;
    // Shown each time it opens, as the last one shown is on top: the shell may have gone full screen since.
    layer.showPopover();
    return () => {
      // The browser hides the popover of an element that is moved.
      if (layer.matches(':popover-open')) layer.hidePopover();
    };
  }, [open, layer]);
  return layer;
}
