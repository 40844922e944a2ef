import { type RefObject, useLayoutEffect } from 'react';
import { isComposing, isDialogKey, stopHandledKeys, takeKey } from '../../kit/handledKeys';
import { listenAround } from '../../kit/listenAround';
import { useHiddenByMove, useRaisedInFullScreen } from '../../kit/useLayer';

/**
 * Shows a panel as a popover in the top layer while it is open. Escape anywhere in the shell closes it, and so does
 * Tab out of it, as it may cover what has the focus then. A click elsewhere does not: the page stays usable beside it.
 */
export function useTopLayer(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node || !open) return;
    show(node);
    node.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    node.addEventListener('keydown', onKey);
    const stopOutside = closeFromOutside(node, close);
    const stopKeys = stopHandledKeys(node, isDialogKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      stopOutside();
      stopKeys();
      if (node.isConnected) node.hidePopover();
    };
  }, [panel, open, close]);

  useHiddenByMove(
    () => (open ? panel.current : null),
    () => panel.current?.showPopover(),
  );
  useRaisedInFullScreen(panel);
}

function show(node: HTMLElement) {
  if (node.isConnected && !node.matches(':popover-open')) node.showPopover();
}

/** Calls `close` on Escape in the shell around the panel, and when Tab moves the focus out of the panel. */
function closeFromOutside(panel: HTMLElement, close: () => void): () => void {
  const root = panel.getRootNode();
  const onShellKey = (event: Event) => {
    const press = event as KeyboardEvent;
    if (press.key !== 'Escape' || press.defaultPrevented) return;
    if (isComposing(press) || isInPopup(event)) return;
    takeKey(press);
    close();
  };
  // After the last control the focus may leave the page and return to its start.
  let isLeaving = false;
  const onMove = (event: Event, isInside: boolean) => {
    if (event.type === 'focusin' && isLeaving && !isInside) close();
    const isKeyOutside = event.type === 'keydown' && !isInside;
    if (!isKeyOutside) isLeaving = (event as KeyboardEvent).key === 'Tab';
  };
  root.addEventListener('keydown', onShellKey);
  const stopMoves = listenAround(panel, ['keydown', 'pointerdown', 'focusin'], onMove);
  return () => {
    root.removeEventListener('keydown', onShellKey);
    stopMoves();
  };
}

/** Whether an event comes from a dialog or another popup, which closes first. The panel is one too. */
function isInPopup(event: Event): boolean {
  const isPopup = (node: EventTarget) =>
    node instanceof Element && node.matches(':modal, :popover-open');
  return event.composedPath().some(isPopup);
}
