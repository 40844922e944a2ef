import { useSyncExternalStore } from 'react';
import { useSurroundings } from '../../element/elementContext';

/** Whether the whole shell fills the screen, whoever made it so, and what changes it. */
export function useFullScreen() {
  const { host } = useSurroundings();
  const page = host.ownerDocument;
  const active = useSyncExternalStore(
    (tell) => {
      page.addEventListener('fullscreenchange', tell);
      return () => page.removeEventListener('fullscreenchange', tell);
    },
    () => (host.getRootNode() as Document).fullscreenElement === host,
  );
  return {
    active,
    /** False in a frame that must not fill the screen, and on phones that cannot. */
    possible: page.fullscreenEnabled,
    toggle() {
      const done = active ? page.exitFullscreen() : host.requestFullscreen();
      // Where the browser refuses, the button says so: it stays as it is.
      done.catch(() => {});
    },
  };
}
