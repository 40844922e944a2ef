import type { RefObject } from 'react';
import { deepActiveElement } from '../../element/focus';
import { zoomOf } from '../geometry';
import { isDialogKey, stopHandledKeys } from '../handledKeys';
import { isUsable, openModals } from '../visibility';
import { keepFocus } from './dialogFocus';
import { protectEvents } from './protectEvents';
import { watchUsable } from './watchUsable';

/** What the owner of a modal dialog does on its events. */
export interface ModalCallbacks {
  /** Called for Escape and the back gesture. The dialog stays open unless the owner closes it. */
  onCancel(): void;
  /**
   * Called when the page has hidden or moved the element, or when another dialog must be answered first.
   * The dialog is then closed, or was not opened. Without this callback the dialog must be answered: it is
   * shown again together with the element.
   */
  onHidden?: (() => void) | undefined;
  /** Called each time the dialog is shown. May return a function that is called when it closes. */
  onShow?: () => (() => void) | void;
}

/**
 * Shows a modal dialog, and closes it while its host is not usable: an invisible modal dialog would make the
 * whole page inert. Keys that the dialog handles do not reach the page. Returns a function that
 * closes the dialog.
 */
export function openModal(
  dialog: HTMLDialogElement,
  host: HTMLElement,
  callbacks: RefObject<ModalCallbacks>,
): () => void {
  const modals = openModals();
  const listeners = new AbortController();
  const { signal } = listeners;
  let shown = false;
  let onClosed: ReturnType<NonNullable<ModalCallbacks['onShow']>>;
  let stopProtecting = () => {};

  function show() {
    shown = true;
    const stops = [keepFocus(dialog), protectEvents(dialog)];
    stopProtecting = () => {
      for (const stop of stops) stop();
    };
    // The zoom of the page multiplies units of the window too: style sheets divide by it.
    dialog.style.setProperty('--zoom', String(zoomOf(host)));
    dialog.showModal();
    modals.set(dialog, { mustAnswer: !callbacks.current.onHidden });
    onClosed = callbacks.current.onShow?.();
  }

  function hide() {
    if (!shown) return;
    shown = false;
    modals.delete(dialog);
    stopProtecting();
    dialog.close();
    onClosed?.();
  }

  /** Shows or closes the dialog according to the state of its host. */
  function sync() {
    if (signal.aborted) return;
    // A dialog that is moved leaves the top layer, but stays open.
    const isMoved = shown && dialog.open && !dialog.matches(':modal');
    const mustWait =
      !shown && [...modals].some(([node, { mustAnswer }]) => mustAnswer && node.matches(':modal'));
    if (isMoved || mustWait || !isUsable(host)) {
      hide();
      const { onHidden } = callbacks.current;
      if (onHidden) {
        listeners.abort();
        return onHidden();
      }
    }
    if (!shown && isUsable(host)) show();
  }

  function onFullScreen() {
    if (shown && host.ownerDocument.fullscreenElement) raise(dialog);
  }

  function onCancel(event: Event) {
    // Controls inside have an event of that name, too.
    if (event.target !== dialog) return;
    event.preventDefault();
    callbacks.current.onCancel();
  }

  function onClose() {
    // The event is asynchronous: the dialog may have been shown again.
    if (!shown || dialog.open) return;
    // The browser closes a dialog at the second of two Escapes, even if `cancel` was prevented.
    hide();
    callbacks.current.onCancel();
    queueMicrotask(sync);
  }

  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('close', onClose, { signal });
  host.ownerDocument.addEventListener('fullscreenchange', onFullScreen, { signal });
  const stopKeys = stopHandledKeys(dialog, isDialogKey);
  const unwatch = watchUsable(host, sync);
  sync();
  return () => {
    listeners.abort();
    unwatch();
    hide();
    stopKeys();
  };
}

/** Moves a dialog in front of an element that went full screen; the focus stays where it is. */
function raise(dialog: HTMLDialogElement) {
  const focused = deepActiveElement(dialog.ownerDocument);
  dialog.close();
  dialog.showModal();
  focused?.focus({ preventScroll: true });
}
