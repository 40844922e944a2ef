import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { matches } from '../../handover/ancestors';

interface Props {
  name: string;
  /** Shown if the slot is empty. */
  children?: ReactNode;
}

/**
 * A slot for content of the host page. When the slot is removed, the modal dialogs of its content close, and full
 * screen ends: they would become invisible, but still cover the page, so that nothing could be used.
 */
export function PageSlot({ name, children }: Props) {
  const slot = useRef<HTMLSlotElement>(null);
  useLayoutEffect(() => {
    const node = slot.current;
    return () => {
      for (const content of node?.assignedElements() ?? [])
        uncoverPage([content, ...content.querySelectorAll('*')]);
    };
  }, []);
  return (
    <slot ref={slot} name={name}>
      {children}
    </slot>
  );
}

/** Closes modal dialogs and ends full screen, in these elements and in those of their open shadow roots. */
function uncoverPage(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (matches(element, 'dialog:modal')) (element as HTMLDialogElement).close();
    if (element === document.fullscreenElement) void document.exitFullscreen();
    if (element.shadowRoot) uncoverPage(element.shadowRoot.querySelectorAll('*'));
  }
}
