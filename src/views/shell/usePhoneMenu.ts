import { type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../store/browser/isPlainClick';
import { closeMenu } from '../../store/layout/shellLayout';
import { useLayout, useStores } from '../element/elementContext';

/** What the open menu covers: all of the frame but the menu and its button. */
const BEHIND = ':scope > :not(.topbar, .sidebar, .backdrop), .topbar > :not(.menu-toggle)';
const ENTRIES = 'a[href], button, input';

/**
 * The menu of a phone as an overlay: it has the focus and keeps it, with its button; Escape, a press
 * beside it, a followed link and any other change of the route close it. The host page, its
 * scrolling too, is left alone.
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
      else if (event.key !== 'Tab' || !goRound(event, [button, ...entries()])) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Heard on the document: after React, whose own listener follows the link.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what has changed
  useEffect(() => toContent.current?.(), [route]);
  useEffect(() => () => closeMenu(layout), [layout]);
}

/**
 * Puts what lies behind the menu out of reach. To assistive technology the frame is a dialog then:
 * the menu and its button are all that is left of it. Returns what ends it.
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

/** Past the last comes the first: true where it moved the focus, else Tab is the browser's. */
function goRound(event: KeyboardEvent, round: HTMLElement[]): boolean {
  const [from, to] = event.shiftKey ? [round[0], round.at(-1)] : [round.at(-1), round[0]];
  if (event.composedPath()[0] !== from) return false;
  to?.focus();
  return true;
}
