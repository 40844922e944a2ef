import { type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../store/browser/isPlainClick';
import { closeMenu } from '../../store/layout/shellLayout';
import { useLayout, useStores } from '../element/elementContext';

/** Parts of the frame that the open menu covers: all but the menu and its button. */
const BEHIND = ':scope > :not(.topbar, .sidebar, .backdrop), .topbar > :not(.menu-toggle)';
const ENTRIES = 'a[href], button, input';

/**
 * Runs the menu of a phone as an overlay that traps the focus, together with its button. Escape, a click
 * outside, a followed link and any other move close it. The host page and its scrolling stay untouched.
 */
export function usePhoneMenu(pane: RefObject<HTMLElement | null>, route: string): void {
  const { layout } = useStores();
  const open = useLayout((state) => state.menuOpen);
  const toContent = useRef<() => void>(undefined);

  useEffect(() => {
    const frame = pane.current?.closest<HTMLElement>('.frame');
    const button = frame?.querySelector<HTMLElement>('.menu-toggle');
    const menu = frame?.querySelector<HTMLElement>('.sidebar');
    if (!open || !frame || !button || !menu) return;
    const uncover = cover(frame, menu);
    const entries = () =>
      [...menu.querySelectorAll<HTMLElement>(ENTRIES)].filter((one) => one.checkVisibility());
    const close = (next?: HTMLElement | null) => {
      closeMenu(layout);
      uncover();
      next?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape') close(button);
      else if (event.key !== 'Tab' || !wrapFocus(event, [button, ...entries()])) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // On the document: after React's own listener, which follows the link.
    const onClick = (event: MouseEvent) => {
      const path = event.composedPath();
      if (path.includes(button)) return;
      if (!path.includes(menu)) return close(path.includes(frame) ? button : undefined);
      const link = path.some((node) => node instanceof HTMLAnchorElement && node.href);
      if (link && isPlainClick(event)) close(pane.current);
    };
    toContent.current = () => close(pane.current);
    (menu.querySelector<HTMLElement>('[aria-current]') ?? entries()[0] ?? button).focus();
    frame.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      toContent.current = undefined;
      uncover();
      frame.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [layout, open, pane]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the route
  useEffect(() => toContent.current?.(), [route]);
  useEffect(() => () => closeMenu(layout), [layout]);
}

/**
 * Makes the covered parts inert and the frame a modal dialog for assistive technology. Returns a function
 * that restores both.
 */
function cover(frame: HTMLElement, menu: HTMLElement): () => void {
  const behind = frame.querySelectorAll<HTMLElement>(BEHIND);
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': menu.ariaLabel ?? '' };
  for (const node of behind) node.inert = true;
  for (const [name, value] of Object.entries(dialog)) frame.setAttribute(name, value);
  return () => {
    for (const node of behind) node.inert = false;
    for (const name of Object.keys(dialog)) frame.removeAttribute(name);
  };
}

/** Wraps the focus from the last stop to the first and back. Returns false where Tab works by itself. */
function wrapFocus(event: KeyboardEvent, stops: HTMLElement[]): boolean {
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.composedPath()[0] !== from) return false;
  to?.focus();
  return true;
}
