import { useEffect } from 'react';
import { parentOf, slotOf } from '../../handover/ancestors';
import { useElementContext } from '../element/elementContext';
import { closeOverlays } from '../element/PageSlot';

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

/** Pauses media and ends picture-in-picture, in these elements and in those of their open shadow roots. */
function stopMedia(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (element === document.pictureInPictureElement) void document.exitPictureInPicture();
    if (element instanceof HTMLMediaElement) element.pause();
    if (element.shadowRoot) stopMedia(element.shadowRoot.querySelectorAll('*'));
  }
}
