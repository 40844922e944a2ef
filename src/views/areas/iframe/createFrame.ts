/**
 * Creates the sandboxed frame of an area. It keeps its own origin only if that differs from the host page's: a page of
 * the same origin could remove its own sandbox.
 */
export function createFrame(url: URL, foreign: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const keepOrigin = foreign ? ' allow-same-origin' : '';
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-modals allow-downloads${keepOrigin}`,
  );
  frame.style.cssText = 'display:block;width:100%;height:100%;min-height:480px;border:0';
  frame.src = url.href;
  return frame;
}
