/**
 * Creates the sandboxed frame of an area. Only a page of another origin keeps its origin, and opens windows without a
 * sandbox: one of the host page's origin could remove its own sandbox, or open itself in a window without one.
 */
export function createFrame(url: URL, foreign: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const foreignTokens = foreign ? ' allow-same-origin allow-popups-to-escape-sandbox' : '';
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-modals allow-downloads${foreignTokens}`,
  );
  frame.style.cssText = 'display:block;width:100%;height:100%;min-height:480px;border:0';
  frame.src = url.href;
  return frame;
}
