import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHostContext } from '../../element/elementContext';
import { type ModalCallbacks, openModal } from './openModal';

interface Options extends ModalCallbacks {
  open: boolean;
}

/**
 * Shows a `<dialog>` as a modal dialog while `open` is true and its element is usable: visible and not
 * inert. The callbacks may change with each render.
 */
export function useModal(
  dialog: RefObject<HTMLElement | null>,
  { open, ...callbacks }: Options,
): void {
  const { host } = useHostContext();
  const latest = useRef<ModalCallbacks>(callbacks);
  latest.current = callbacks;
  useLayoutEffect(() => {
    const node = dialog.current;
    if (open && node) return openModal(node as HTMLDialogElement, host, latest);
  }, [open, dialog, host]);
}
