import { useSyncExternalStore } from 'react';
import { useElementContext } from '../../element/elementContext';

/** Returns whether the shell fills the screen, whether it can, and a function that toggles it. */
export function useFullScreen() {
  const { host } = useElementContext();
  const page = host.ownerDocument;
  const active = useSyncExternalStore(
    (notify) => {
      page.addEventListener('fullscreenchange', notify);
      return () => page.removeEventListener('fullscreenchange', notify);
    },
    () => (host.getRootNode() as Document).fullscreenElement === host,
  );
  return {
    active,
    /** False in frames without permission and on phones without support. */
    possible: page.fullscreenEnabled,
    toggle() {
      const done = active ? page.exitFullscreen() : host.requestFullscreen();
      // The browser may refuse: the button keeps its state.
      done.catch(() => {});
    },
  };
}
