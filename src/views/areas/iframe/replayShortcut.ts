import { isFrameShortcut } from '../../../store/browser/shortcutKeys';

/**
 * Repeats a key press of the framed page as an event on the frame, whose own keys do not reach the shell.
 * Only shortcuts of the shell, and only while the frame has the focus: a page cannot press other keys, or
 * interrupt work elsewhere.
 */
export function replayShortcut(frame: HTMLElement, message: Record<string, unknown>): void {
  const press = {
    key: String(message.key),
    code: String(message.code),
    altKey: message.altKey === true,
    ctrlKey: message.ctrlKey === true,
    metaKey: message.metaKey === true,
    shiftKey: message.shiftKey === true,
  };
  const { activeElement } = frame.getRootNode() as Document | ShadowRoot;
  if (activeElement !== frame || !isFrameShortcut(press)) return;
  const init = { ...press, bubbles: true, composed: true, cancelable: true };
  frame.dispatchEvent(new KeyboardEvent('keydown', init));
}
