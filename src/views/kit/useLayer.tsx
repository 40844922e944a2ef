import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matches } from '../../handover/ancestors';
import { useRenderAfterMove } from '../element/elementMove';
import { deepActiveElement } from '../element/focus';
import { zoomOf } from './geometry';
import { stopHandledKeys } from './handledKeys';
import { ancestorsOf } from './visibility';

interface Options {
  open: boolean;
  /** Returns whether the popup in the layer handles a key, which the host page then does not see. */
  handlesKey(event: KeyboardEvent): boolean;
  /** Called with false when the element was moved, which has hidden the popup. */
  onOpenChange(open: boolean): void;
}

/**
 * Calls back when a popover is hidden that should not be: browsers hide the popovers of an element that is moved.
 */
export function useHiddenByMove(
  popover: () => Element | null | undefined,
  onHidden: () => void,
): void {
  useRenderAfterMove();
  useLayoutEffect(() => {
    const node = popover();
    if (node?.isConnected && !node.matches(':popover-open')) onHidden();
  });
}

/** Shows an open popover again when an element goes full screen, which would cover it. */
export function useRaisedInFullScreen(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = popover.current?.ownerDocument;
    const raise = () => {
      const node = popover.current;
      if (!node?.matches(':popover-open')) return;
      node.hidePopover();
      node.showPopover();
    };
    page?.addEventListener('fullscreenchange', raise);
    return () => page?.removeEventListener('fullscreenchange', raise);
  }, [popover]);
}

/**
 * Returns the node that a popup is rendered into, once it exists: a manual popover of no size, which the
 * browser draws in the top layer, above any overflow, transform or z-index of the host page. It is a sibling
 * of the opening button, so that the popup stays in the same landmark.
 */
export function useLayer(
  button: RefObject<Element | null>,
  { open, handlesKey, onOpenChange }: Options,
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
  useHiddenByMove(
    () => (open ? layer : null),
    () => onOpenChange(false),
  );
  return layer;
}

/**
 * Returns a handler for presses outside a popup that ignores those on its button: the click of the button closes the
 * popup, and closing it here as well would open it again.
 */
export function useIgnoreButton(button: RefObject<Element | null>) {
  const last = useRef<Event>(null);
  useEffect(() => {
    const node = button.current;
    // On the button, as it may be in a closed shadow root, whose events the page cannot look into.
    const note = (event: Event) => {
      last.current = event;
    };
    for (const type of PRESSES) node?.addEventListener(type, note);
    return () => {
      for (const type of PRESSES) node?.removeEventListener(type, note);
    };
  }, [button]);
  return (event: CustomEvent<{ originalEvent: Event }>) => {
    if (event.detail.originalEvent === last.current) event.preventDefault();
  };
}

const PRESSES = ['pointerdown', 'focusin'];

/**
 * Focuses the button of a popup that has closed, unless the user has moved the focus elsewhere. While a modal dialog
 * is open, which makes the button inert, that waits until it closes, and is left out if something else has the focus
 * then.
 */
export function focusAfterPopup(host: HTMLElement, button: HTMLElement | null): void {
  if (!button || hasFocusElsewhere(host)) return;
  const { ownerDocument } = button;
  const roots = [button.getRootNode() as Document | ShadowRoot, ownerDocument];
  const dialog = roots.map((root) => root.querySelector('dialog:modal')).find(Boolean);
  if (!dialog) {
    button.focus();
    return;
  }
  const focusUnlessElsewhere = () => {
    const focused = deepActiveElement(ownerDocument);
    if (!focused || focused === ownerDocument.body) button.focus();
  };
  dialog.addEventListener('close', focusUnlessElsewhere, { once: true });
}

/** Returns whether an element of the shell or of the host page has the focus, other than a modal dialog. */
function hasFocusElsewhere(host: HTMLElement): boolean {
  const focused = deepActiveElement(host.ownerDocument);
  if (!focused || focused === host || focused === host.ownerDocument.body) return false;
  return !ancestorsOf(focused).some((node) => matches(node, 'dialog:modal'));
}
