import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const focusedIn = (element: HTMLElement) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Focuses an element if nothing of its page has the focus. */
export function catchFocus(element: HTMLElement) {
  const focused = focusedIn(element);
  if (!focused || focused === document.body) element.focus();
}

const holderOf = (element: HTMLElement) => element.closest<HTMLElement>('.releases');

/**
 * Returns a ref of a button. If it is removed while it has the focus, the area holds the focus until there is a
 * heading.
 */
export function useHandedFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && focusedIn(element) === element) holderOf(element)?.focus();
    };
  }, []);
  return button;
}

/**
 * Returns a ref of the area's element. When the path changes, it takes the focus of the removed link, and holds it
 * until the next page has its heading.
 */
export function useFocusHolder(path: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (holder.current) catchFocus(holder.current);
  }, [path]);
  return holder;
}

/** Returns a ref of a heading. Once it is shown, it takes the focus that the area holds. */
export function useHeading(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    if (!isShown || !element) return;
    const holder = holderOf(element);
    if (holder && focusedIn(element) === holder) element.focus();
  }, [isShown]);
  return heading;
}
