import { isPlainClick } from '../../../store/browser/isPlainClick';
import { isComposing, isDialogKey, stopHandledKeys } from '../../kit/handledKeys';
import { listenAround } from '../../kit/listenAround';
import { watchUsable } from '../../kit/modal/watchUsable';
import { isUsable, openModals } from '../../kit/visibility';

/** Parts of the frame that the open menu covers: all but the menu and its button. */
const BEHIND = ':scope > :not(.topbar, .sidebar, .backdrop), .topbar > :not(.menu-toggle)';
const ENTRIES = 'a[href], button, input';

interface Options {
  host: HTMLElement;
  frame: HTMLElement;
  /** Called when the menu has closed itself. */
  onClose(): void;
}

/** An open phone menu. */
export interface PhoneMenu {
  /** Closes the menu after a change of the route: the focus goes to the content. */
  onRoute(): void;
  /** Restores the parts that the menu covers. */
  dispose(): void;
}

/**
 * Opens the menu of a phone as an overlay that traps the focus, together with its button. Escape, a click
 * outside, a followed link, any other move and a page that hides the shell close it. The host page and its
 * scrolling stay untouched.
 */
export function openPhoneMenu({ host, frame, onClose }: Options): PhoneMenu | undefined {
  const button = frame.querySelector<HTMLElement>('.menu-toggle');
  const menu = frame.querySelector<HTMLElement>('.sidebar');
  const content = frame.querySelector<HTMLElement>('.content');
  if (!button || !menu) return;
  const root = frame.getRootNode();
  const isOpenRoot = (root as ShadowRoot).mode === 'open';
  const uncover = cover(frame, menu);
  // On the root, whose first listeners are those of React: it follows links, and the filter takes the first Escape.
  root.addEventListener('keydown', onKey);
  root.addEventListener('click', onClick);
  // In the capture phase: the page may stop the clicks on something of its own.
  const stopClicks = listenAround(host, ['click'], (event, isInside) => {
    // Seen from outside a closed root, each click in it has the host as its target.
    const isOnHost = isOpenRoot && event.composedPath()[0] === host;
    if (!isInside || isOnHost) close();
  });
  const stopKeys = stopHandledKeys(frame, isDialogKey);
  const { parentNode: place } = host;
  const unwatch = watchUsable(host, () => {
    // A moved menu has lost the focus.
    if (!isUsable(host) || host.parentNode !== place) close();
  });

  const entries = () =>
    [...menu.querySelectorAll<HTMLElement>(ENTRIES)].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility(),
    );

  function close(next?: HTMLElement | null) {
    onClose();
    dispose();
    next?.focus();
  }

  function onKey(event: Event) {
    if (event.defaultPrevented || !event.composedPath().includes(frame)) return;
    const press = event as KeyboardEvent;
    if (isComposing(press)) return;
    if (press.key === 'Escape') close(button);
    else if (press.key !== 'Tab' || !wrapFocus(press, [button as HTMLElement, ...entries()]))
      return;
    event.preventDefault();
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(button as HTMLElement)) return;
    if (!path.includes(menu as HTMLElement))
      return close(path.includes(frame) ? button : undefined);
    const link = path.some((node) => node instanceof HTMLAnchorElement && node.href);
    if (link && isPlainClick(event as MouseEvent)) close(content);
  }

  function dispose() {
    uncover();
    stopKeys();
    unwatch();
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('click', onClick);
    stopClicks();
  }

  // Not in the filter: it would open the virtual keyboard above the menu.
  const first = entries().find((one) => one.localName !== 'input');
  (menu.querySelector<HTMLElement>('[aria-current]') ?? first ?? button).focus();
  return { onRoute: () => close(content), dispose };
}

/**
 * Makes the covered parts inert and the frame a modal dialog for assistive technology. Returns a function
 * that restores both.
 */
function cover(frame: HTMLElement, menu: HTMLElement): () => void {
  const modals = openModals();
  const behind = frame.querySelectorAll<HTMLElement>(BEHIND);
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': menu.ariaLabel ?? '' };
  for (const node of behind) node.inert = true;
  for (const [name, value] of Object.entries(dialog)) frame.setAttribute(name, value);
  modals.set(frame, { mustAnswer: false });
  return () => {
    for (const node of behind) node.inert = false;
    for (const name of Object.keys(dialog)) frame.removeAttribute(name);
    modals.delete(frame);
  };
}

/** Wraps the focus from the last stop to the first and back. Returns false where Tab works by itself. */
function wrapFocus(event: KeyboardEvent, stops: HTMLElement[]): boolean {
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.composedPath()[0] !== from) return false;
  to?.focus();
  return true;
}
