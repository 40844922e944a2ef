import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { matches, parentOf, slotOf } from '../../handover/ancestors';
import { useElementContext } from './elementContext';

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

/**
 * Watches the content of slots that are not shown: closes modal dialogs and popovers that it opens, for example after a
 * slow request, and stops its media when the user logs out. Until then they go on, as a call should.
 */
export function useHiddenContent(): void {
  const { host, stores } = useElementContext();
  const { session } = stores;
  useEffect(
    () =>
      session.subscribe((now, before) => {
        const isOver = !now.user || now.userChangeCount !== before.userChangeCount;
        if (before.user && isOver) stopMedia(host.querySelectorAll('*'));
      }),
    [host, session],
  );
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      const element = target as Element;
      let child = element;
      for (let next = parentOf(child); next && next !== host; next = parentOf(next)) child = next;
      if (!slotOf(child)) closeOverlays([element]);
    };
    // Captured: the event does not bubble.
    host.addEventListener('toggle', onToggle, true);
    return () => host.removeEventListener('toggle', onToggle, true);
  }, [host]);
}

/** Closes modal dialogs and popovers, and ends full screen, in these elements and in those of their open shadow roots. */
function closeOverlays(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (matches(element, 'dialog:modal')) (element as HTMLDialogElement).close();
    if (matches(element, ':popover-open')) (element as HTMLElement).hidePopover();
    if (element === document.fullscreenElement) void document.exitFullscreen();
    if (element.shadowRoot) closeOverlays(element.shadowRoot.querySelectorAll('*'));
  }
}

/** Pauses media and ends picture-in-picture, in these elements and in those of their open shadow roots. */
function stopMedia(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (element === document.pictureInPictureElement) void document.exitPictureInPicture();
    if (element instanceof HTMLMediaElement) element.pause();
    if (element.shadowRoot) stopMedia(element.shadowRoot.querySelectorAll('*'));
  }
}
