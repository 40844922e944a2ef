import { AREA_SLOW_AFTER_MS } from '../../../constants';

/**
 * Hides a frame while its page loads and the shell shows a skeleton. After 10 s a slow page is shown as
 * far as it has loaded. The hidden frame has its final size, so that its page is laid out once.
 * @returns `show`, and `loaded`, which resolves at the frame's `load` event, when `show` is called, or on abort
 */
export function hideUntilLoaded(frame: HTMLIFrameElement, signal: AbortSignal) {
  frame.style.visibility = 'hidden';
  const reveal = () => {
    frame.style.visibility = '';
  };
  const slowTimer = setTimeout(reveal, AREA_SLOW_AFTER_MS);
  let show = () => {};
  const loaded = new Promise<void>((resolve) => {
    show = () => {
      clearTimeout(slowTimer);
      reveal();
      resolve();
    };
  });
  frame.addEventListener('load', show, { once: true });
  signal.addEventListener('abort', show, { once: true });
  return { loaded, show };
}
