import { type RefObject, useLayoutEffect } from 'react';
import { isDialogKey, stopHandledKeys } from '../../kit/handledKeys';
import { useHiddenByMove } from '../../kit/useLayer';

/** Shows a panel as a popover in the top layer while it is open. Escape inside closes it. */
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
    const stopKeys = stopHandledKeys(node, isDialogKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      stopKeys();
      if (node.isConnected) node.hidePopover();
    };
  }, [panel, open, close]);

  useHiddenByMove(
    () => (open ? panel.current : null),
    () => panel.current?.showPopover(),
  );
}

function show(node: HTMLElement) {
  if (node.isConnected && !node.matches(':popover-open')) node.showPopover();
}
