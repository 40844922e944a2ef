import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { matches } from '../../handover/ancestors';

interface Props {
  name: string;
  /** Shown if the slot is empty. */
  children?: ReactNode;
}

/**
 * A slot for content of the host page. When the slot is removed, what its content shows above the page closes: a modal
 * dialog would become invisible but still cover the page, and a popover take the next Escape.
 */
export function PageSlot({ name, children }: Props) {
  const slot = useRef<HTMLSlotElement>(null);
  useLayoutEffect(() => {
    const node = slot.current;
    return () => {
      for (const content of node?.assignedElements() ?? [])
        closeOverlays([content, ...content.querySelectorAll('*')]);
    };
  }, []);
  return (
    <slot ref={slot} name={name}>
      {children}
    </slot>
  );
}

/** Closes modal dialogs and popovers, and ends full screen, in these elements and in those of their open shadow roots. */
export function closeOverlays(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (matches(element, 'dialog:modal')) (element as HTMLDialogElement).close();
    if (matches(element, ':popover-open')) (element as HTMLElement).hidePopover();
    if (element === document.fullscreenElement) void document.exitFullscreen();
    if (element.shadowRoot) closeOverlays(element.shadowRoot.querySelectorAll('*'));
  }
}
