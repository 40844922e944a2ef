import { AREA_PATIENCE } from '../../../constants';

/**
 * Hides a frame while its page loads, as the shell shows a skeleton in its place. A slow page is shown as
 * far as it has come after 10 s. The page keeps its size, so that it is laid out only once.
 * @returns a promise that resolves at the frame's `load` event, when `show` is called, or on abort
 */
export function hideUntilLoaded(frame: HTMLIFrameElement, signal: AbortSignal) {
  frame.style.visibility = 'hidden';
  const reveal = () => {
    frame.style.visibility = '';
  };
  const patience = setTimeout(reveal, AREA_PATIENCE);
  let show = () => {};
  const loaded = new Promise<void>((resolve) => {
    show = () => {
      clearTimeout(patience);
      reveal();
      resolve();
    };
  });
  frame.addEventListener('load', show, { once: true });
  signal.addEventListener('abort', show, { once: true });
  return { loaded, show };
}
