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
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const onHidden = ({ target }: Event) => {
      if (target === host) return;
      let child = target as Element;
      for (let next = parentOf(child); next && next !== host; next = parentOf(next)) child = next;
      closeUnslotted([child]);
    };
    // Captured: `toggle` does not bubble.
    for (const type of ['toggle', 'fullscreenchange', 'focusin']) {
      host.addEventListener(type, onHidden, options);
    }
    // `toggle` does not leave a shadow root. While a dialog in one makes the page inert, events go to the page's root.
    const onInert = ({ target }: Event) => {
      const isRoot = target === document.documentElement || target === document.body;
      if (isRoot) closeUnslotted(host.children);
    };
    for (const type of ['pointerover', 'pointerdown', 'keydown']) {
      addEventListener(type, onInert, options);
    }
    return () => listeners.abort();
  }, [host]);
}

/** Closes modal dialogs and popovers, and ends full screen, in children of the shell that no slot shows. */
function closeUnslotted(children: Iterable<Element>): void {
  for (const child of children) {
    if (!slotOf(child)) closeOverlays([child, ...child.querySelectorAll('*')]);
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
