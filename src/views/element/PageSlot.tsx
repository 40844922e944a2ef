import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { matches } from '../../handover/ancestors';

interface Props {
  name: string;
  /** Shown if the slot is empty. */
  children?: ReactNode;
}

/**
 * A slot for content of the host page. When the slot is removed, what its content shows or plays above the page stops:
 * a modal dialog would become invisible but still cover the page, a popover take the next Escape, and sound go on
 * without a control.
 */
export function PageSlot({ name, children }: Props) {
  const slot = useRef<HTMLSlotElement>(null);
  useLayoutEffect(() => {
    const node = slot.current;
    return () => {
      for (const content of node?.assignedElements() ?? [])
        stop([content, ...content.querySelectorAll('*')]);
    };
  }, []);
  return (
    <slot ref={slot} name={name}>
      {children}
    </slot>
  );
}

/**
 * Closes modal dialogs and popovers, ends full screen and picture-in-picture, and pauses media with sound, in these
 * elements and in those of their open shadow roots.
 */
function stop(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (matches(element, 'dialog:modal')) (element as HTMLDialogElement).close();
    if (matches(element, ':popover-open')) (element as HTMLElement).hidePopover();
    if (element === document.fullscreenElement) void document.exitFullscreen();
    if (element === document.pictureInPictureElement) void document.exitPictureInPicture();
    if (element instanceof HTMLMediaElement && !element.muted) element.pause();
    if (element.shadowRoot) stop(element.shadowRoot.querySelectorAll('*'));
  }
}
