import { type RefObject, useLayoutEffect } from 'react';
import { useLayout } from '../../element/elementContext';

/**
 * Shows a panel in the top layer while it is open: a popover beside the page, or a modal dialog in a narrow
 * shell. Escape closes it.
 */
export function useTopLayer(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const narrow = useLayout((state) => state.narrow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width renders another node
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node || !open) return;
    show(node);
    node.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      if (isDialog(node)) node.close();
      else if (node.isConnected) node.hidePopover();
    };
  }, [open, narrow]);

  // A shell that moves in the document leaves the top layer. It reads its options again, which renders the panel.
  useLayout((state) => state.settings);
  useLayoutEffect(() => {
    if (open && panel.current) show(panel.current);
  });
}

function show(node: HTMLElement) {
  if (!node.isConnected || node.matches(':popover-open, :modal')) return;
  if (!isDialog(node)) return node.showPopover();
  // A dialog that has left the top layer is still open, but not modal.
  node.close();
  node.showModal();
}

const isDialog = (node: HTMLElement): node is HTMLDialogElement => node.localName === 'dialog';
